"""KivyMD's theme in our colours and fonts, so that its widgets may stand beside ours."""

from kivymd.theming import ThemeManager

from companion.ui.drawn import fonts
from companion.ui.shell.theme import Theme

# Ours, and what KivyMD paints with it.
_PAINTS = {
    "parchment": "background surfaceDim",
    "paper": "surface surfaceBright surfaceContainerLowest surfaceContainerLow surfaceContainer"
    " surfaceContainerHigh onTertiary onError",
    "sand": "surfaceContainerHighest surfaceVariant tertiaryContainer errorContainer tertiaryFixed"
    " tertiaryFixedDim",
    "ink": "onBackground onSurface onPrimaryContainer onSecondaryContainer onTertiaryContainer"
    " onErrorContainer onPrimaryFixed onPrimaryFixedVariant onSecondaryFixed"
    " onSecondaryFixedVariant onTertiaryFixed onTertiaryFixedVariant neutralPaletteKeyColor"
    " neutralVariantPaletteKeyColor",
    "faded": "onSurfaceVariant",
    "edge": "outline",
    "rim": "outlineVariant",
    "sea": "inverseSurface shadow scrim",
    "foam": "inverseOnSurface",
    "brass": "inversePrimary",
    "deed": "primary primaryDim secondary secondaryDim surfaceTint primaryPaletteKeyColor"
    " secondaryPaletteKeyColor",
    "on_deed": "onPrimary onSecondary",
    "chosen": "primaryContainer secondaryContainer primaryFixed primaryFixedDim secondaryFixed"
    " secondaryFixedDim",
    "gold": "tertiary tertiaryDim tertiaryPaletteKeyColor",
    "coral": "error errorDim errorPaletteKeyColor",
    "off": "disabledText",
}


class KivyMDTheme(ThemeManager):
    """Takes its colours from ours instead of computing a scheme, which takes 50 ms each time."""

    def __init__(self, ours: Theme) -> None:
        super().__init__()
        self._ours = ours
        for style in self.font_styles.values():
            for look in style.values():
                if isinstance(look, dict) and look["font-name"] != fonts.ICONS:
                    look["font-name"] = fonts.BODY
        ours.bind(colours=self.set_colors)

    def set_colors(self, *_: object) -> None:
        self.theme_style = "Dark" if self._ours.dark else "Light"
        for colour, painted in _PAINTS.items():
            for name in painted.split():
                setattr(self, f"{name}Color", self._ours.colours[colour])
