import { amountInWords, PRINT_DEFAULTS, type PrintSettings, TEMPLATES } from '@galla/domain';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { misplacedTexts } from '../../paper/testing/misplaced.ts';
import type { Card } from '../prescriptions/card.ts';
import { drawCard } from '../prescriptions/drawCard.ts';
import type { StatementRow } from '../statement/compose.ts';
import { drawStatement } from '../statement/draw.ts';
import { renderMoneyPage } from './draw/moneyPage.ts';
import { renderSlip } from './draw/slip.ts';
import { type Money, slipOf } from './moneyPaper.ts';
import type { Paper } from './paper.ts';

const CUSTOMER = 'Chandrasekharan Venkataramana Subramaniam Iyer of Tiruchirappalli';
const SHOP: Paper['shop'] = {
  name: 'Sri Venkateswara Kalyanasundaram Textiles, Readymade Garments and Tailoring Materials Emporium',
  logo: undefined,
  address: '12/4, Old Market Road, behind the Panchayat Office, Tiruchirappalli 620001, Tamil Nadu (33)',
  numbers: [
    { label: 'GSTIN', value: '33ABCDE1234F1Z5' },
    { label: 'PAN', value: 'ABCDE1234F' },
  ],
  contacts: ['98400 12345', 'accounts.tiruchirappalli@venkateswaratextiles.example'],
};
const ISSUED = new Date('2026-11-28T06:30:00.000Z');
const looks = TEMPLATES.map((template): PrintSettings => ({ ...PRINT_DEFAULTS, template }));

/** The text of a paper, with white space collapsed. */
async function textOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(bytes)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

const money: Money = {
  title: 'Receipt',
  number: '26-27/RCT/00012',
  issued: ISSUED,
  customer: { label: 'Received from', name: CUSTOMER, lines: [] },
  day: { label: 'Day', value: '28 Nov 2026, 12:14 pm' },
  by: { label: 'Received by', value: 'தமிழ்ச்செல்வி கிருஷ்ணமூர்த்தி அருணாசலம்' },
  rows: [
    {
      name: '26-27/A/00413',
      detail:
        'Bill of 14 Oct 2026 · 26-27/CN/00003 · Seam open at the shoulder, and the second blouse was stitched to the measurements of her sister',
      amount: '₹12,23,456.00',
    },
    { name: 'Kept as credit', detail: '', amount: '₹500.00' },
  ],
  way: {
    label: 'Bank transfer',
    value: 'The Tamilnad Mercantile Bank, Tiruchirappalli, NEFT UTR TMBL0026112800012345678',
  },
  total: { label: 'Received', value: '₹12,34,56,789.00' },
  words: amountInWords(12_345_678_900),
  notes: [],
  signedBy: 'onAccount.signed',
  farewell: undefined,
};
const moneyPage = {
  ...money,
  shop: SHOP,
  mark: undefined,
  sentence: undefined,
  facts: [[{ label: 'No.', value: money.number, main: true }], [money.day, money.by]] as Paper['facts'],
  sums: [money.way],
};
const said = ['Subramaniam Iyer of Tiruchirappalli', 'measurements of her sister', 'TMBL0026112800012345678'];

test.each(looks)(
  'a receipt on the page $template says all of it, and nothing stands over anything',
  async (print) => {
    const bytes = await renderMoneyPage(moneyPage, print);
    expect(await misplacedTexts(bytes)).toEqual([]);
    const text = await textOf(bytes);
    for (const words of said) expect(text).toContain(words);
  },
);

test.each([58, 80] as const)(
  'a receipt on a roll of %s mm stays on it, and no word of it is cut',
  async (width) => {
    const bytes = await renderSlip(slipOf(money, SHOP), width);
    expect(await misplacedTexts(bytes)).toEqual([]);
    const text = await textOf(bytes);
    for (const words of [...said, 'Received ₹12,34,56,789.00', '28 Nov 2026, 12:14 pm'])
      expect(text).toContain(words);
  },
);

const long = 'Order 26-27/ORD/00017, 60 % of it: ₹1,23,500.00 of ₹12,34,500.00 paid';
const row = (text: string): StatementRow => [
  '02 Nov 2026',
  text,
  '₹1,20,00,000.00',
  '12.5 points',
  '₹1,543.75',
];

test.each(looks)(
  'a statement on the page $template says every row to its end, on each of its pages',
  async (print) => {
    const bytes = await drawStatement(
      {
        title: 'Statement of account',
        mark: undefined,
        sentence: undefined,
        shop: SHOP,
        customer: { label: 'Customer', name: CUSTOMER, lines: [] },
        facts: [[], []],
        number: CUSTOMER,
        heads: ['Day', 'Particulars', 'Billed', 'Rate', 'Amount'],
        rows: Array.from({ length: 60 }, (_, at) => row(at % 2 === 0 ? long : 'Bill 26-27/A/00413')),
        sums: ['', '', '', 'Earned', '₹3,02,793.75'],
        closing: ['To be paid', '₹2,97,793.75'],
        issued: ISSUED,
      },
      print,
    );
    expect(await misplacedTexts(bytes)).toEqual([]);
    expect((await textOf(bytes)).split('of ₹12,34,500.00 paid')).toHaveLength(31);
  },
);

const card: Card = {
  title: 'Prescription',
  mark: undefined,
  sentence: undefined,
  shop: SHOP,
  customer: { label: 'For', name: CUSTOMER, lines: [] },
  facts: [[], []],
  number: '26-27/A/00413',
  heads: ['Sphere', 'Cylinder', 'Axis', 'Add', 'Prism', 'Base'],
  rows: [{ eye: 'Right', values: ['−12.75', '−4.25', '175°', '+2.50', '1.50', 'Inward'] }],
  details: [
    {
      label: 'How far away the screen at work stands',
      value: 'At the length of an arm. '.repeat(60),
    },
  ],
  issued: ISSUED,
};

test.each(looks)('a card in $template has long labels beside long texts', async (print) => {
  const bytes = await drawCard(card, print);
  expect(await misplacedTexts(bytes)).toEqual([]);
  expect(await textOf(bytes)).toContain('screen at work');
});
