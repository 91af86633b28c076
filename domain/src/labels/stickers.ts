import type { FaceSetting } from './face.ts';
import type { LabelItem } from './item.ts';
import type { LabelLayout, LabelPage } from './layout.ts';
import type { Bar } from './marks.ts';
import type { StickerSheet } from './paper.ts';
import { composeSticker } from './stickerFace.ts';

interface Wanted {
  wanted: readonly LabelItem[];
  /** The index into `wanted` for each label. */
  copies: readonly number[];
  /** The first sticker to print on, from 1. */
  start: number;
  setting: Omit<FaceSetting, 'width'>;
}

/** Positions of a sheet's stickers: centred, row by row. */
function placesOf({ width, height, sticker, columns, rows, gap }: StickerSheet): Bar[] {
  const left = (width - columns * sticker.width - (columns - 1) * gap) / 2;
  const top = (height - rows * sticker.height) / 2;
  return Array.from({ length: columns * rows }, (_, at): Bar => [
    left + (at % columns) * (sticker.width + gap),
    top + Math.floor(at / columns) * sticker.height,
    sticker.width,
    sticker.height,
  ]);
}

/** Lays out labels on stickers, one each; the first sheet begins at `start`. */
export function layoutStickers(sheet: StickerSheet, { wanted, copies, start, setting }: Wanted): LabelLayout {
  const { width, height } = sheet.sticker;
  const faces = wanted.map((item) => composeSticker(item, { ...setting, width }, height));
  const places = placesOf(sheet);
  const skipped = start - 1;
  const pages = copies.length === 0 ? 0 : Math.ceil((skipped + copies.length) / places.length);
  return {
    faces,
    pages: Array.from({ length: pages }, (_, page): LabelPage => ({
      width: sheet.width,
      height: sheet.height,
      guides: [],
      ...(places.length > 1 && { stickers: places }),
      labels: places.flatMap(([x, y], place) => {
        const face = copies[page * places.length + place - skipped];
        return face === undefined ? [] : [{ face, x, y }];
      }),
    })),
  };
}
