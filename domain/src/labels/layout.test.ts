import fc from 'fast-check';
import { expect, test } from 'vitest';
import { QR_DEFAULTS } from '../tenant/qr.ts';
import type { Encoders } from './codes.ts';
import type { Face } from './face.ts';
import { LABEL_FIELDS, type LabelItem } from './item.ts';
import { layoutLabels, type LabelTools } from './layout.ts';
import type { Bar, Mark, Measure } from './marks.ts';
import type { LabelOptions } from './options.ts';
import { LABEL_PAPERS, LABEL_SIZES, stickersOnSheet } from './paper.ts';

/** Letters of any but constant width; some have none, like combining marks. */
const measure: Measure = (text, weight) =>
  Array.from(text).reduce(
    (width, letter) => width + (((letter.codePointAt(0) ?? 0) % 13) / 10) * (weight / 500),
    0,
  );

const SIDES = { L: 29, M: 33, Q: 37, H: 45 };

const encoders: Encoders = {
  qr: (_text, level) => ({ side: SIDES[level], isDark: (row, column) => (row * column) % 3 !== 1 }),
  barcode: (text) => (/^[ -~]+$/.test(text) ? `1${'10'.repeat(5 * text.length)}11` : undefined),
};

const tools: LabelTools = { look: QR_DEFAULTS, measure, encoders };

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 90 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '   ',
    'कुर्ता बच्चों का सूती',
    'தமிழ் சேலை',
    '👨‍👩‍👧‍👦 family pack',
    'Super­cali\u0000\n\tfragilistic'.repeat(4),
  ),
);
const paise = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 99_999_999_999_999 }));

const item: fc.Arbitrary<LabelItem> = fc.record({
  name: text,
  traits: text,
  powers: fc.option(fc.array(text, { maxLength: 2 }), { nil: undefined }),
  price: paise,
  taxInclusive: fc.boolean(),
  gst: fc.constantFrom(0, 500, 1800),
  mrp: fc.option(paise, { nil: undefined }),
  sku: fc.option(text, { nil: undefined }),
  barcode: fc.option(fc.oneof(text, fc.constant('8901234567894')), { nil: undefined }),
  address: text,
  quantity: fc.integer({ min: 1, max: 40 }),
});

const options: fc.Arbitrary<LabelOptions> = fc.constantFrom(...LABEL_PAPERS).chain((paper) =>
  fc.record({
    paper: fc.constant(paper),
    size: fc.double({ min: LABEL_SIZES[paper].min, max: LABEL_SIZES[paper].max, noNaN: true }),
    fields: fc.subarray([...LABEL_FIELDS]),
    start: fc.integer({ min: 1, max: stickersOnSheet(paper) }),
  }),
);

const KURTA: LabelItem = {
  name: 'Cotton kurta',
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

/** Tolerance for rounding of floats, in mm. */
const HAIR = 1e-6;

/** The bounding box of a mark; a text's letters may be a fifth higher than its size. */
function around(mark: Mark): Bar {
  if (mark.kind === 'text') {
    const width = measure(mark.text, mark.weight) * mark.size;
    const left = mark.align === 'left' ? mark.x : mark.x - width / 2;
    return [left, mark.middle - mark.size * 0.6, width, mark.size * 1.2];
  }
  const [x, y] = [0, 1].map((axis) => Math.min(...mark.bars.map((bar) => bar[axis] ?? 0)));
  const [right, bottom] = [0, 1].map((axis) =>
    Math.max(...mark.bars.map((bar) => (bar[axis] ?? 0) + (bar[axis + 2] ?? 0))),
  );
  return [x ?? 0, y ?? 0, (right ?? 0) - (x ?? 0), (bottom ?? 0) - (y ?? 0)];
}

const isInside = ([x, y, width, height]: Bar, room: { width: number; height: number }): boolean =>
  x >= -HAIR && y >= -HAIR && x + width <= room.width + HAIR && y + height <= room.height + HAIR;

const overlap = ([ax, ay, aw, ah]: Bar, [bx, by, bw, bh]: Bar): boolean =>
  ax + aw > bx + HAIR && bx + bw > ax + HAIR && ay + ah > by + HAIR && by + bh > ay + HAIR;

/** All pairs of a list. */
const pairs = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((one, at) => list.slice(at + 1).map((other): [T, T] => [one, other]));

test('every label is there, in order, inside its page, and none touches another', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 6 }), options, (items, chosen) => {
      const { faces, pages } = layoutLabels(items, chosen, tools);
      expect(pages.flatMap(({ labels }) => labels.map(({ face }) => face))).toEqual(
        items.flatMap(({ quantity }, at) => Array.from({ length: quantity }, () => at)),
      );
      for (const page of pages) {
        expect(page.labels.length).toBeGreaterThan(0);
        const boxes = page.labels.map(({ face, x, y }): Bar => {
          const { width = 0, height = 0 } = faces[face] ?? {};
          return [x, y, width, height];
        });
        for (const box of [...boxes, ...page.guides]) expect(isInside(box, page)).toBe(true);
        for (const [one, other] of pairs(boxes)) expect(overlap(one, other)).toBe(false);
      }
    }),
    { numRuns: 60 },
  );
});

test.each([37, 48, 60, 75, 90, 100, 110, 120, 130, 140, 150])(
  'codes of %i use the sheet to its end',
  (size) => {
    for (const fields of [[], ['name', 'price'], [...LABEL_FIELDS]] as const) {
      const { faces, pages } = layoutLabels(
        [{ ...KURTA, quantity: 999 }],
        { paper: 'A4', size, fields },
        tools,
      );
      const [page] = pages;
      const [face] = faces;
      if (!page || !face) throw new Error('no labels');
      const [columns, rows] = [0, 1].map(
        (axis) => new Set(page.labels.map((one) => (axis === 0 ? one.x : one.y))).size,
      );
      // Every cell is filled, including the last row and column.
      expect(page.labels).toHaveLength((columns ?? 0) * (rows ?? 0));
      // The cells reach the printers' margin, and no further row would fit.
      const ends = [0, 1].map((axis) =>
        Math.max(...page.guides.map((bar) => (bar[axis] ?? 0) + (bar[axis + 2] ?? 0))),
      );
      expect(ends[0]).toBeCloseTo(205, 6);
      expect(ends[1]).toBeCloseTo(292, 6);
      expect(((rows ?? 0) + 1) * face.height).toBeGreaterThan(287);
    }
  },
);

test.each([6, 7, 8, 9, 10, 11])('%i rows that fit to the hair are used', (rows) => {
  // A code alone has a tenth of its side blank on each side.
  const size = (287 / rows / 1.2) * (96 / 25.4);
  const [page] = layoutLabels([{ ...KURTA, quantity: 999 }], { paper: 'A4', size, fields: [] }, tools).pages;
  expect(new Set(page?.labels.map(({ y }) => y)).size).toBe(rows);
});

test('on a label nothing leaves it and nothing covers anything else, whatever the texts', () => {
  fc.assert(
    fc.property(item, options, (one, chosen) => {
      const [face] = layoutLabels([one], chosen, tools).faces;
      const boxes = (face?.marks ?? []).map(around);
      for (const box of boxes) expect(isInside(box, face ?? { width: 0, height: 0 })).toBe(true);
      for (const [a, b] of pairs(boxes)) expect(overlap(a, b)).toBe(false);
    }),
    { numRuns: 300 },
  );
});

const faceOf = (changes: Partial<LabelItem>, chosen: Partial<LabelOptions> = {}): Face => {
  const all: LabelOptions = { paper: 'A4', size: 150, fields: LABEL_FIELDS, ...chosen };
  const [face] = layoutLabels([{ ...KURTA, ...changes }], all, tools).faces;
  if (!face) throw new Error('no face');
  return face;
};

const textsOf = ({ marks }: Face): string[] =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));

test('a label says what was chosen, and of the price whether tax is added', () => {
  expect(textsOf(faceOf({}))).toEqual([
    'Cotton kurta',
    'M · Red',
    'MRP ₹1,299.00',
    '₹999.00 + GST',
    'KUR-014',
    '8901234567894',
  ]);
  expect(textsOf(faceOf({ taxInclusive: true }, { fields: ['price'] }))).toEqual(['₹999.00']);
  expect(textsOf(faceOf({ price: 0, mrp: undefined }, { fields: ['price', 'mrp'] }))).toEqual([]);
});

test('a price is never cut: it is set smaller', () => {
  const [price] = faceOf({ price: 99_999_999_999_999 }, { fields: ['price'], size: 60 }).marks.filter(
    (mark) => mark.kind === 'text',
  );
  expect(price?.text).toBe('₹9,99,99,99,99,999.99 + GST');
});

const bars = (barcode: string) =>
  faceOf({ barcode }, { paper: 'THERMAL_80', size: 30 }).marks.filter(({ kind }) => kind === 'bars').length;

test('a bar code too long for its label is a number, not bars that nobody can scan', () => {
  expect(bars('8901234567894')).toBe(2);
  expect(bars('A-VERY-LONG-CODE-OF-SOME-WHOLESALER-0000001')).toBe(1);
});

test('rolls print black whatever the shop’s colour; a sheet has it', () => {
  const look = { ...QR_DEFAULTS, colour: '#0B5A75', background: '#FFF8E0' };
  const colours = (paper: 'A4' | 'THERMAL_80') =>
    layoutLabels([KURTA], { paper, size: 40, fields: [] }, { ...tools, look }).faces[0]?.marks.map((mark) =>
      mark.kind === 'bars' ? mark.colour : '',
    );
  expect(colours('A4')).toEqual(['#FFF8E0', '#0B5A75']);
  expect(colours('THERMAL_80')).toEqual(['#000000']);
});

test('a small code gives up strength before it gives up being read', () => {
  const used: number[] = [];
  const watching: LabelTools = {
    ...tools,
    encoders: {
      ...encoders,
      qr: (address, level) => {
        const code = encoders.qr(address, level);
        return { ...code, isDark: (row, column) => (used.push(code.side), code.isDark(row, column)) };
      },
    },
  };
  const sideAt = (size: number): number | undefined => {
    used.length = 0;
    layoutLabels([KURTA], { paper: 'THERMAL_80', size, fields: [] }, watching);
    return used[0];
  };
  expect([10, 11, 13, 60].map(sideAt)).toEqual([29, 33, 37, 45]);
});

test('as many columns as the code leaves room for, and pages that follow', () => {
  const columns = (size: number) => {
    const { pages } = layoutLabels(
      [{ ...KURTA, quantity: 100 }],
      { paper: 'A4', size, fields: ['name'] },
      tools,
    );
    return new Set(pages[0]?.labels.map(({ x }) => x)).size;
  };
  expect([37, 100, 150].map(columns)).toEqual([4, 6, 4]);
  const roll = layoutLabels(
    [{ ...KURTA, quantity: 3 }],
    { paper: 'THERMAL_200', size: 30, fields: [] },
    tools,
  );
  expect(roll.pages.map(({ width, labels }) => [width, labels.length])).toEqual([
    [200, 2],
    [200, 1],
  ]);
});
