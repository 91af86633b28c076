import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openPdf } from './openPdf.ts';
import { rollOf } from './page.ts';
import { Sheet } from './sheet.ts';

/** A paper with these lines, which lets others be drawn between any two of them. */
const paperOf = (lines: readonly string[]) =>
  openPdf({ title: 'Bill', author: 'A shop', created: new Date(0) }, async (pdf) => {
    const sheet = new Sheet(pdf, rollOf(80, 200));
    sheet.newPage();
    for (const [row, line] of lines.entries()) {
      sheet.write(line, 10, 20 * row + 20, { size: 14, weight: row % 2 === 0 ? 400 : 600 });
      // oxlint-disable-next-line no-await-in-loop
      await setImmediate();
    }
  });

test('papers that are drawn at the same time share fonts, and do not change each other', async () => {
  const papers = [
    ['Cotton kurta', 'मेरी दुकान', 'Rs 1,200.00'],
    ['रेशमी साड़ी', 'Silk saree', 'ପଟ ଶାଢ଼ୀ', '₹ 9,00,000.00'],
  ];
  const alone = [];
  // oxlint-disable-next-line no-await-in-loop
  for (const lines of papers) alone.push(await paperOf(lines));
  const together = await Promise.all(papers.map(paperOf));
  for (const [i, bytes] of together.entries()) expect(bytes.equals(alone[i] ?? Buffer.of())).toBe(true);
});
