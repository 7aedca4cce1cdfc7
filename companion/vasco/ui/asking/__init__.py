"""What is asked now, with what it can be answered, and what the answers amount to."""

from companion.vasco.ui.asking.decisions import Decision, decision, question
from companion.vasco.ui.asking.question import Deed, Pick, Picks, Question, Sum
from companion.vasco.ui.asking.shown import Manning, Shown, asked, setting_up

__all__ = [
    "Decision",
    "Deed",
    "Manning",
    "Pick",
    "Picks",
    "Question",
    "Shown",
    "Sum",
    "asked",
    "decision",
    "question",
    "setting_up",
]
