"""What a frame has to spare for thinking."""

from time import process_time

TRIES = 5


def steps(spare, most=1000):
    """So many it takes in one frame, of so many there are."""
    left = [None] * most
    spare.use(lambda: bool(left), left.pop)
    return most - len(left)


def work(seconds):
    end = process_time() + seconds
    while process_time() < end:
        pass


def test_where_a_frame_took_its_time_no_more_than_a_step_is_thought(app) -> None:
    from companion.ui.table.between_frames import Spare

    spare = Spare()
    work(1 / 30)
    assert steps(spare) == 1


def test_where_there_is_time_it_is_used(app) -> None:
    """Unless something else takes it just then."""
    from companion.ui.table.between_frames import Spare

    spare = Spare()
    assert max(steps(spare) for _ in range(TRIES)) > 1


def test_it_says_whether_something_is_left(app) -> None:
    from companion.ui.table.between_frames import Spare

    spare, left = Spare(), [None]
    assert not spare.use(lambda: bool(left), left.pop)
    work(1 / 30)
    left += [None, None]
    assert spare.use(lambda: bool(left), left.pop)
    assert len(left) == 1
