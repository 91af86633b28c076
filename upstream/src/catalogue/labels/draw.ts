import { setImmediate } from 'node:timers/promises';
import {
  type Bar,
  type LabelItem,
  type LabelLayout,
  layoutLabels,
  type LabelOptions,
  type Mark,
  type QrSettings,
} from '@galla/domain';
import { openPdf } from '../../paper/openPdf.ts';
import type { Page } from '../../paper/page.ts';
import { LINE, Sheet } from '../../paper/sheet.ts';
import { encoders } from '../../paper/encoders.ts';

/** Labels are laid out in mm; drawing units are 1/96 inch. */
const MM = 96 / 25.4;

const pageOf = (width: number, height: number): Page => ({
  width,
  height,
  edge: 0,
  right: width,
  bottom: height,
  zoom: MM,
  accent: undefined,
  logo: 0,
});

const moved = (bars: readonly Bar[], x: number, y: number): Bar[] =>
  bars.map(([left, top, width, height]): Bar => [x + left, y + top, width, height]);

function drawMark(sheet: Sheet, mark: Mark, x: number, y: number): void {
  if (mark.kind === 'bars') sheet.bars(moved(mark.bars, x, y), mark.colour);
  else sheet.write(mark.text, x + mark.x, y + mark.middle, mark, mark.align);
}

/** Drawing blocks the event loop, so it yields between pages. */
async function drawPages(sheet: Sheet, { faces, pages }: LabelLayout): Promise<void> {
  for (const { width, height, guides, labels } of pages) {
    sheet.page = pageOf(width, height);
    sheet.newPage();
    if (guides.length > 0) sheet.bars(guides, LINE);
    for (const { face, x, y } of labels)
      for (const mark of faces[face]?.marks ?? []) drawMark(sheet, mark, x, y);
    await setImmediate();
  }
}

/** The labels of items as a PDF, in the same layout as the client's preview. */
export function labelPdf(
  items: readonly LabelItem[],
  options: LabelOptions,
  facts: { look: QrSettings; title: string; author: string; created: Date },
): Promise<Buffer> {
  return openPdf(facts, (pdf) => {
    const sheet = new Sheet(pdf, pageOf(1, 1));
    const measure = (text: string, weight: 400 | 600) => sheet.width(text, { size: 1, weight });
    return drawPages(sheet, layoutLabels(items, options, { look: facts.look, measure, encoders }));
  });
}
