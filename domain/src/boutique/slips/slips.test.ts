import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Encoders } from '../../labels/codes.ts';
import type { LabelLayout } from '../../labels/layout.ts';
import type { Mark, Measure } from '../../labels/marks.ts';
import type { SlipTools } from './composeSlip.ts';
import { CUSTOMER_PAGE_HEIGHT, layoutCustomerSlip, type CustomerSlip } from './customerSlip.ts';
import { ITEM_PAGE_HEIGHT, layoutItemSlips, type ItemSlip } from './itemSlips.ts';
import { CARD_WIDTH, layoutJobCards, type JobCard } from './jobCards.ts';

const measure: Measure = (text, weight) => Array.from(text).length * (weight / 800);

const SIDES = { L: 29, M: 33, Q: 37, H: 45 };
const encoders: Encoders = {
  qr: (_text, level) => ({ side: SIDES[level], isDark: (row, column) => (row * column) % 3 !== 1 }),
  barcode: () => undefined,
};

/** The documented range of the slider: 10 to 60 mm. */
const side = fc.integer({ min: 10, max: 60 });
const toolsOf = (mm: number): SlipTools => ({ side: mm, errorLevel: 'H', measure, encoders });

const text = fc.oneof(
  fc.string({ maxLength: 120, unit: 'grapheme' }),
  fc.constantFrom('', 'सरोज देवी', 'Blouse', 'x'.repeat(400)),
);
const paise = fc.integer({ min: 0, max: 99_999_999_99 });

const itemSlip: fc.Arbitrary<ItemSlip> = fc.record({
  shop: text,
  number: text,
  name: text,
  toWhom: text,
  employee: text,
  pieces: fc.integer({ min: 1, max: 999 }),
  delivery: fc.constantFrom('', '30 Nov 2026'),
  trial: fc.constantFrom('', '26 Nov 2026'),
  urgent: fc.boolean(),
  code: fc.constant('https://shop.example/order-details?id=o1&item=k1'),
  key: text,
  copies: fc.integer({ min: 1, max: 7 }),
});

const customerSlip: fc.Arbitrary<CustomerSlip> = fc.record({
  shop: text,
  number: text,
  customer: text,
  delivery: fc.constantFrom('', '30 Nov 2026'),
  total: paise,
  received: paise,
  pending: paise,
  link: fc.constant('https://shop.example/order-customer-details?id=o1&ts=dA&k=s'),
});

const named = fc.record({ name: text, value: fc.constantFrom('', '14.5', '36', '14 1/2') });

const jobCard: fc.Arbitrary<JobCard> = fc.record({
  shop: text,
  number: text,
  name: text,
  piece: fc.integer({ min: 1, max: 200 }),
  of: fc.integer({ min: 1, max: 200 }),
  toWhom: text,
  due: fc.constantFrom('', 'Mon 30 Nov'),
  trial: fc.constantFrom('', 'Thu 26 Nov'),
  urgent: fc.boolean(),
  alteration: fc.option(
    fc.record({
      of: text,
      cause: text,
      sewnBy: fc.array(fc.record({ name: text, employee: text }), { maxLength: 4 }),
    }),
    { nil: undefined },
  ),
  designs: fc.array(text, { maxLength: 4 }),
  addOns: fc.array(text, { maxLength: 4 }),
  measures: fc.array(
    fc.oneof(named, fc.constantFrom({ name: 'Bust', value: '36' }, { name: 'Waist', value: '31.5' })),
    { maxLength: 12 },
  ),
  unit: fc.constantFrom('INCH', 'CM'),
  notes: fc.array(text, { maxLength: 3 }),
  stages: fc.array(fc.record({ name: text, employee: text }), { maxLength: 8 }),
  code: fc.constant('https://shop.example/piece-details?id=p1'),
});

const HAIR = 1e-6;

/** Left, right, top and bottom of a mark. */
function around(mark: Mark): [left: number, right: number, top: number, bottom: number] {
  if (mark.kind === 'text') {
    const width = measure(mark.text, mark.weight) * mark.size;
    const left = mark.align === 'left' ? mark.x : mark.x - width / 2;
    return [left, left + width, mark.middle - mark.size / 2, mark.middle + mark.size / 2];
  }
  const { bars } = mark;
  return [
    Math.min(...bars.map(([x]) => x)),
    Math.max(...bars.map(([x, , width]) => x + width)),
    Math.min(...bars.map(([, y]) => y)),
    Math.max(...bars.map(([, y, , height]) => y + height)),
  ];
}

/** Whether everything printed lies on the paper. */
function liesWithin({ faces, pages }: LabelLayout): void {
  for (const { labels, height, width } of pages)
    for (const { face, y } of labels) {
      const one = faces[face];
      expect(y + (one?.height ?? Infinity)).toBeLessThanOrEqual(height + HAIR);
      for (const mark of one?.marks ?? []) {
        const [left, right, top, bottom] = around(mark);
        expect(left).toBeGreaterThanOrEqual(4 - HAIR);
        expect(right).toBeLessThanOrEqual(width - 4 + HAIR);
        expect(y + top).toBeGreaterThanOrEqual(0);
        expect(y + bottom).toBeLessThanOrEqual(height + HAIR);
      }
    }
}

test('item slips lie on pages of 80 x 200 mm, every copy once and in order, none over another', () => {
  fc.assert(
    fc.property(fc.array(itemSlip, { maxLength: 6 }), side, (slips, mm) => {
      const layout = layoutItemSlips(slips, toolsOf(mm));
      liesWithin(layout);
      expect(layout.pages.every(({ width, height }) => width === 80 && height === ITEM_PAGE_HEIGHT)).toBe(
        true,
      );
      const printed = layout.pages.flatMap(({ labels }) => labels.map(({ face }) => face));
      expect(printed).toEqual(slips.flatMap(({ copies }, at) => Array.from({ length: copies }, () => at)));
      for (const { labels } of layout.pages)
        for (const [at, { face, y }] of labels.entries())
          expect(labels[at + 1]?.y ?? Infinity).toBeGreaterThanOrEqual(
            y + (layout.faces[face]?.height ?? 0) - HAIR,
          );
    }),
  );
});

test('the customer’s slip is one page of 80 x 120 mm, whatever it says and however large its code', () => {
  fc.assert(
    fc.property(customerSlip, side, (slip, mm) => {
      const layout = layoutCustomerSlip(slip, toolsOf(mm));
      liesWithin(layout);
      expect(layout.pages).toMatchObject([{ width: 80, height: CUSTOMER_PAGE_HEIGHT }]);
    }),
  );
});

test('job cards lie on pages of 58 mm of their own, as long as they need, one for each piece', () => {
  fc.assert(
    fc.property(fc.array(jobCard, { maxLength: 4 }), side, (cards, mm) => {
      const layout = layoutJobCards(cards, toolsOf(mm));
      liesWithin(layout);
      expect(layout.pages.map(({ width, labels }) => [width, labels.map(({ face }) => face)])).toEqual(
        cards.map((_card, at) => [CARD_WIDTH, [at]]),
      );
    }),
  );
});

/** The texts of all faces. */
const said = ({ faces }: LabelLayout) =>
  faces.flatMap(({ marks }) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])));

test('the slips say what the order comes to, and those for the workshop no price', () => {
  const slip: CustomerSlip = {
    shop: 'Meenakshi Boutique',
    number: '26-27/J/00182',
    customer: 'Ananya Deshmukh',
    delivery: '30 Nov 2026',
    total: 4_720_00,
    received: 1_000_00,
    pending: 3_720_00,
    link: 'https://shop.example',
  };
  expect(said(layoutCustomerSlip(slip, toolsOf(30)))).toEqual(
    expect.arrayContaining(['26-27/J/00182', '₹4,720.00', '₹1,000.00', '₹3,720.00']),
  );
  const item: ItemSlip = {
    ...slip,
    name: 'Blouse',
    toWhom: 'Ananya',
    employee: 'Gopal Saini',
    pieces: 2,
    trial: '',
    urgent: true,
    code: 'https://shop.example',
    key: 'K1',
    copies: 1,
  };
  expect(said(layoutItemSlips([item], toolsOf(30)))).toEqual([
    'Meenakshi Boutique',
    'Blouse',
    'for Ananya',
    'URGENT',
    'Order',
    '26-27/J/00182',
    'Pieces',
    '2 pieces',
    'Delivery',
    '30 Nov 2026',
    'Employee',
    'Gopal Saini',
    'K1',
  ]);
});

test('a job card says how the piece is made, and nothing of money or of how to reach the customer', () => {
  const card: JobCard = {
    shop: 'Meenakshi Boutique',
    number: '00182',
    name: 'Blouse',
    piece: 2,
    of: 2,
    toWhom: 'Ananya',
    due: 'Mon 30 Nov',
    trial: 'Thu 26 Nov',
    urgent: true,
    alteration: undefined,
    designs: ['Sweetheart', 'Deep U'],
    addOns: ['Tassel'],
    measures: [
      { name: 'Bust', value: '36' },
      { name: 'Waist', value: '31.5' },
    ],
    unit: 'INCH',
    notes: ['Waist loose.'],
    stages: [
      { name: 'Cutting', employee: 'Imran' },
      { name: 'Finishing', employee: '' },
    ],
    code: 'https://shop.example/piece-details?id=p1',
  };
  const layout = layoutJobCards([card], toolsOf(30));
  expect(said(layout)).toEqual([
    'URGENT',
    'Meenakshi Boutique',
    'Blouse',
    '2 of 2',
    'for Ananya',
    '00182',
    'Due',
    'Mon 30 Nov',
    'Trial',
    'Thu 26 Nov',
    'Sweetheart, Deep U',
    'Tassel',
    'Inches',
    'Bust',
    '36',
    'Waist',
    '31.5',
    'Waist loose.',
    'Cutting',
    'Imran',
    'Finishing',
    'Scan when done',
  ]);
  // The measurement points choose the drawing; without measurements there is none.
  const height = (more: Partial<JobCard>) =>
    layoutJobCards([{ ...card, ...more }], toolsOf(30)).faces[0]?.height ?? 0;
  expect(height({})).toBeGreaterThan(
    height({ measures: card.measures.map((one) => ({ ...one, name: 'Depth' })) }),
  );
});

test('the card of an alteration says first what is to be altered, and who sewed it', () => {
  const card: JobCard = {
    shop: 'Meenakshi Boutique',
    number: '00190',
    name: 'Blouse',
    piece: 1,
    of: 1,
    toWhom: 'Ananya',
    due: 'Mon 30 Nov',
    trial: '',
    urgent: false,
    alteration: {
      of: '00182',
      cause: 'Too tight at the waist',
      sewnBy: [{ name: 'Stitching', employee: 'Shabana' }],
    },
    designs: [],
    addOns: [],
    measures: [],
    unit: 'INCH',
    notes: [],
    stages: [],
    code: 'https://shop.example/piece-details?id=p1',
  };
  expect(said(layoutJobCards([card], toolsOf(30))).slice(5, 14)).toEqual([
    'ALTERATION',
    'of order 00182',
    'Too tight at the',
    'waist',
    'Sewn by',
    'Stitching',
    'Shabana',
    'Due',
    'Mon 30 Nov',
  ]);
});
