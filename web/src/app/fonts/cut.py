"""Cuts the font files of this folder out of @fontsource-variable/noto-sans (SIL Open Font License 1.1).

The screens use only weights 400 to 700 and widths 85 to 100, so the axes are limited to those. The rupee sign,
which the package has in its Devanagari file, is moved to the Latin one, so that a price never waits for a second
font.

Run: pip install fonttools brotli && python cut.py ../../../node_modules/@fontsource-variable/noto-sans/files
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

LIMITS = {"wght": (400, 400, 700), "wdth": (85, 100, 100)}
RUPEE = 0x20B9


def cut(source: Path, keep: list[int] | None = None) -> TTFont:
    font = TTFont(source)
    options = Options()
    options.layout_features = ["*"]
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=keep or list(font.getBestCmap()))
    subsetter.subset(font)
    return instantiateVariableFont(font, LIMITS)


def add_glyph(font: TTFont, other: TTFont, code: int) -> None:
    name = other.getBestCmap()[code]
    # Advance widths then come from the glyph's own variations; a joined HVAR would have to be rebuilt.
    if "HVAR" in font:
        del font["HVAR"]
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = other["glyf"][name]
    font["glyf"].glyphOrder = font.getGlyphOrder()
    font["hmtx"][name] = other["hmtx"][name]
    font["gvar"].variations[name] = other["gvar"].variations[name]
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name


def save(font: TTFont, name: str) -> None:
    font.flavor = "woff2"
    font.save(Path(__file__).parent / name)


def main(files: Path) -> None:
    latin = cut(files / "noto-sans-latin-wdth-normal.woff2")
    devanagari = files / "noto-sans-devanagari-wdth-normal.woff2"
    add_glyph(latin, cut(devanagari, [RUPEE]), RUPEE)
    save(latin, "noto-sans-latin.woff2")
    save(cut(devanagari), "noto-sans-devanagari.woff2")


main(Path(sys.argv[1]))
