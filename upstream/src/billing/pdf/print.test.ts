import {
  PRINT_DEFAULTS,
  type PrintSettings,
  QR_DEFAULTS,
  REGISTRATIONS,
  type RollWidth,
} from '@galla/domain';
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { expect, test } from 'vitest';
import { compose } from './compose/compose.ts';
import { composeSlip } from './compose/slip.ts';
import { render } from './draw/render.ts';
import { renderSlip } from './draw/slip.ts';
import type { Records, ShopFacts } from './load.ts';
import { sampleRecords } from './sample.ts';

const NOW = new Date('2026-11-20T10:42:00Z');
const SHOP: ShopFacts['shop'] = {
  tenantId: '018f0000-0000-7000-8000-000000000001',
  name: 'Meenakshi Boutique',
  address: 'Shop 41, Johari Bazar',
  city: 'Jaipur',
  pincode: '302003',
  stateCode: '08',
  phone: '9829012345',
  email: null,
  website: null,
  description: null,
  gstin: '08ABCPM4417K1ZL',
  pan: null,
  registration: 'REGULAR',
  timeZone: 'Asia/Kolkata',
  logo: null,
  createdAt: NOW,
};

function records(print: Partial<PrintSettings> = {}, shop: Partial<ShopFacts['shop']> = {}): Records {
  return sampleRecords(
    {
      shop: { ...SHOP, ...shop },
      terms: 'Exchange within 7 days.',
      upi: { upiId: 'meenakshi@upi', upiName: 'Meenakshi' },
      print: { ...PRINT_DEFAULTS, ...print },
      hsnOnSlip: false,
      qr: QR_DEFAULTS,
    },
    NOW,
  );
}

async function read(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: false });
  const [, , width = 0, height = 0] = (await pdf.getPage(1)).view;
  return { pages: text.map((page) => page.replaceAll(/\s+/g, ' ')), width, height };
}

const page = async (of: Records) => read(await render(compose(of), of.print));
const slip = async (of: Records, rollWidth: RollWidth = 80) =>
  read(await renderSlip(composeSlip(of), rollWidth));

test('the page is as large as it was set, with the date as it was set', async () => {
  const a5 = await page(records({ pageSize: 'A5', dateFormat: 'WORDS' }));
  expect([Math.round(a5.width), Math.round(a5.height)]).toEqual([420, 595]);
  expect(a5.pages[0]).toContain('20 Nov 2026');
  const wide = await page(records({ orientation: 'LANDSCAPE' }));
  expect(wide.width).toBeGreaterThan(wide.height);
  expect(wide.pages[0]).toContain('20/11/2026');
});

test('the watermark stands on every page, terms after the disclaimer on the last', async () => {
  const { pages } = await page(
    records({ itemsPerPage: 3, watermark: 'OFFICE COPY', terms: 'Cut cloth stays sold.\nAlterations free.' }),
  );
  expect(pages).toHaveLength(3);
  for (const text of pages) expect(text).toContain('OFFICE COPY');
  expect(pages[2]).toContain('Exchange within 7 days. Cut cloth stays sold. Alterations free.');
});

test('without the code nobody is asked to scan it', async () => {
  const [paper, roll] = [await page(records({ qr: false })), await slip(records({ qr: false }))];
  expect(paper.pages[0]).not.toContain('meenakshi@upi');
  expect(roll.pages[0]).not.toContain('Scan to pay');
});

test('on the lowest page with the largest text and long terms nothing is lost', async () => {
  const of = records({
    pageSize: 'A5',
    orientation: 'LANDSCAPE',
    margin: 20,
    fontSize: 14,
    logoSize: 120,
    terms: 'Words of a long text of terms. '.repeat(16).trim(),
  });
  const { pages } = await page(of);
  const text = pages.join(' ');
  expect(pages.length).toBeLessThanOrEqual(3);
  for (const words of ['1 Cotton shirt, blue', '8 Gift box', 'Total ₹10,145.20', 'Signature'])
    expect(text).toContain(words);
});

test('a slip says all that the counter needs, on one piece of the roll', async () => {
  const of = records();
  of.document.employeeName = 'Rekha';
  const { pages, width } = await slip(of, 58);
  expect(Math.round((width / 72) * 25.4)).toBe(58);
  expect(pages).toHaveLength(1);
  for (const words of [
    'GSTIN 08ABCPM4417K1ZL',
    'Tax invoice 26-27/A/00413 20/11/2026, 4:12 pm Rekha Priya Agarwal 98290 41526',
    'Trousers, grey 2 pc × ₹1,499.00 · 5 % ₹3,147.90',
    'Items total ₹10,395.20 Discount −₹250.00 Total ₹10,145.20 Ten thousand one hundred forty-five rupees and twenty paise only',
    'Includes GST ₹606.20 Taxable value ₹9,789.00 CGST ₹303.10 SGST ₹303.10 Received −₹2,000.00 To pay ₹8,145.20',
    'Scan to pay ₹8,145.20 meenakshi@upi Exchange within 7 days.',
  ])
    expect(pages[0]).toContain(words);
});

/** An advance paid with the bill. */
const paid = (amount: string, mode: string, more: object = {}) =>
  ({ kind: 'ADVANCE', amount, mode, tendered: null, ...more }) as Records['payments'][number];

test('a slip says by which modes it was paid, the cash that was given, and the change', async () => {
  const of = records();
  of.payments = [
    paid('500.00', 'UPI'),
    paid('300.00', 'UPI'),
    paid('1200.00', 'CASH', { tendered: '1500.00' }),
  ];
  const [text] = (await slip(of)).pages;
  expect(text).toContain(
    'Received, UPI −₹800.00 Received, Cash −₹1,200.00 Cash given ₹1,500.00 Change ₹300.00 To pay ₹8,145.20',
  );
});

test('a slip keeps a time in one piece, and says what the shop noted', async () => {
  const of = records();
  of.document.employeeName = 'Hasmukh Patel';
  of.document.description = 'Valid for a week';
  const composed = composeSlip(of);
  expect(composed.facts[0]?.[0]).toBe('20/11/2026, 4:12\u00a0pm');
  for (const width of [58, 80] as const)
    expect((await slip(of, width)).pages[0]).toContain('98290 41526 Valid for a week');
});

test.each([80, 58] as const)(
  'a slip of %d mm says the GSTIN of both, and the codes where they are asked for',
  async (width) => {
    const of = { ...records(), hsnOnSlip: true };
    of.document.customerGstin = '08AAPFU0939F1ZV';
    const [text] = (await slip(of, width)).pages;
    expect(text).toContain('GSTIN 08ABCPM4417K1ZL');
    expect(text).toContain('Priya Agarwal 98290 41526 GSTIN 08AAPFU0939F1ZV');
    expect(text).toMatch(/Trousers, grey 2 pc × ₹1,499\.00 · 5 % · HSN 6203 ₹3,147\.90/);
    expect((await slip({ ...of, hsnOnSlip: false }, width)).pages[0]).not.toContain('HSN');
  },
);

test('a slip of a shop that is not registered has no word of GST', async () => {
  const of = { ...records({}, { registration: 'NONE' }), hsnOnSlip: true };
  expect((await slip(of)).pages[0]).not.toMatch(/GST|HSN/);
});

test('a slip is as long as its goods', async () => {
  const [few, many] = [records(), records()];
  many.lines = [...many.lines, ...many.lines, ...many.lines];
  expect((await slip(many)).height).toBeGreaterThan((await slip(few)).height + 400);
});

test.each(REGISTRATIONS)('an example of a shop that is %s adds up', (registration) => {
  const { document, lines } = records({}, { registration });
  const taxed = registration === 'REGULAR';
  expect(Number(document.gst) > 0).toBe(taxed);
  const sum = lines.reduce((total, line) => total + Math.round(Number(line.total) * 100), 0);
  expect(sum - 25_000).toBe(Math.round(Number(document.total) * 100));
});

/** The colours used on a paper's first page. */
async function coloursOf(bytes: Buffer): Promise<Set<unknown>> {
  const { OPS } = await getResolvedPDFJS();
  const first = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1);
  const { fnArray, argsArray } = await first.getOperatorList();
  return new Set(argsArray.filter((_, at) => fnArray[at] === OPS.setFillRGBColor).flat());
}

test('the page prints the code in the colours of the shop, the slip in the one ink that it has', async () => {
  const shop = records();
  const of = { ...shop, qr: { ...QR_DEFAULTS, colour: '#0000AA', background: '#FFF0F0' } };
  const page = await coloursOf(await render(compose(of), of.print));
  expect([...page]).toEqual(expect.arrayContaining(['#0000aa', '#fff0f0']));
  expect([...(await coloursOf(await render(compose(shop), of.print)))]).not.toContain('#fff0f0');
  expect([...(await coloursOf(await renderSlip(composeSlip(of), 80)))]).toEqual(['#000000']);
});

test('a code is as strong as the shop wants it', async () => {
  const sizes = await Promise.all(
    (['L', 'H'] as const).map(async (errorLevel) => {
      const of = { ...records(), qr: { ...QR_DEFAULTS, errorLevel } };
      return (await renderSlip(composeSlip(of), 80)).length;
    }),
  );
  expect(sizes[1]).toBeGreaterThan(sizes[0] ?? 0);
});
