import { expect, test } from 'vitest';
import { QR_DEFAULTS } from '../tenant/qr.ts';
import { LABEL_FIELDS, type LabelItem } from './item.ts';
import { layoutLabels, type LabelTools } from './layout.ts';
import { LABEL_SIZES, type LabelPaper } from './paper.ts';

const tools: LabelTools = {
  look: QR_DEFAULTS,
  measure: (text) => text.length * 0.55,
  encoders: {
    qr: () => ({ side: 29, isDark: (row, column) => (row + column) % 2 === 0 }),
    barcode: (text) => '10'.repeat(text.length * 3),
  },
};

const KURTA: LabelItem = {
  name: 'Cotton kurta with a long name for its label',
  traits: 'M · Red',
  price: 99_900,
  taxInclusive: false,
  gst: 500,
  mrp: 129_900,
  sku: 'KUR-014',
  barcode: '8901234567894',
  address: 'https://shop.example/i/t/p',
  quantity: 1,
};

const lay = (paper: LabelPaper, quantity: number, start = 1, item: Partial<LabelItem> = {}) =>
  layoutLabels(
    [{ ...KURTA, ...item, quantity }],
    { paper, size: LABEL_SIZES[paper].normal, fields: LABEL_FIELDS, start },
    tools,
  );
const round = (mm = Number.NaN): number => Math.round(mm * 100) / 100;

// Measures as printed on the boxes of these sheets, in mm.
test.each([
  ['STICKERS_24', 24, [7.25, 12.9], [139.25, 250.2]],
  ['STICKERS_40', 40, [9.85, 21.5], [154.45, 250.1]],
  ['STICKERS_65', 65, [4.75, 10.7], [167.15, 265.1]],
] as const)(
  '%s: the first and the last of %i stand where their sheet has them',
  (paper, count, first, last) => {
    const { pages } = lay(paper, count);
    expect(pages.map(({ width, height }) => [width, height])).toEqual([[210, 297]]);
    const at = pages[0]?.labels.map(({ x, y }) => [round(x), round(y)]);
    expect(at).toHaveLength(count);
    expect([at?.[0], at?.at(-1)]).toEqual([first, last]);
    expect(lay(paper, count + 1).pages).toHaveLength(2);
  },
);

test.each([
  ['ROLL_50X25', 50],
  ['ROLL_38X25', 38],
] as const)('%s: a sticker is a page of its own', (paper, width) => {
  const { pages } = lay(paper, 2);
  expect(pages.map((page) => [page.width, page.height, page.labels.length])).toEqual([
    [width, 25, 1],
    [width, 25, 1],
  ]);
});

test('a used sheet begins at its next sticker, and the sheet after it at the first', () => {
  const { pages } = lay('STICKERS_65', 3, 64);
  const whole = lay('STICKERS_65', 65).pages[0]?.labels ?? [];
  expect(pages.map(({ labels }) => labels)).toEqual([whole.slice(63), whole.slice(0, 1)]);
});

const says = (paper: LabelPaper) =>
  lay(paper, 1).faces[0]?.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
const drawn = (paper: LabelPaper) =>
  lay(paper, 1).faces[0]?.marks.filter(({ kind }) => kind === 'bars').length;

test('everything that was chosen is on the smallest sticker; bars give way to a code that can be read', () => {
  for (const paper of ['STICKERS_65', 'STICKERS_40', 'ROLL_38X25'] as const)
    expect(says(paper)).toEqual([
      expect.stringMatching(/^Cotton/),
      'M · Red',
      'MRP ₹1,299.00',
      '₹999.00 + GST',
      'KUR-014',
      '8901234567894',
    ]);
  expect([drawn('STICKERS_65'), drawn('STICKERS_40'), drawn('ROLL_50X25')]).toEqual([1, 2, 2]);
});
