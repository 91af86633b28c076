import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LABEL_DEFAULTS, layoutLabels, QR_DEFAULTS, withPaper, type LabelPaper } from '@galla/domain';
import { expect, test, vi } from 'vitest';
import { encoders } from '../draw/encoders.ts';
import { isCovered } from './covered.ts';
import { drawLabels } from './drawLabels.ts';

const font = (weight: number): string =>
  readFileSync(join(import.meta.dirname, `fonts/noto-sans-${weight}.ttf`)).toString('base64');

const ITEM = {
  name: 'Cotton kurta',
  traits: '',
  price: 99_900,
  taxInclusive: true,
  gst: 500,
  mrp: undefined,
  sku: 'KUR-014',
  barcode: '8901234567890',
  address: 'https://shop.example/i/t/018f0000-0000-7000-8000-0000000000aa',
};

function draw(paper: LabelPaper, quantity: number) {
  const layout = layoutLabels([{ ...ITEM, quantity }], withPaper(LABEL_DEFAULTS, paper), {
    look: QR_DEFAULTS,
    measure: (text) => text.length * 0.55,
    encoders,
  });
  const onPage = vi.fn<(done: number) => void>();
  const bytes = drawLabels(
    { layout, title: 'Labels', fonts: { 400: font(400), 600: font(600) }, pictures: new Map() },
    onPage,
  );
  const text = Buffer.from(bytes).toString('latin1');
  const sizes = Array.from(text.matchAll(/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g), ([, width, height]) =>
    [width, height].map((points) => Math.round((Number(points) * 25.4) / 72)),
  );
  return { sizes, text, done: onPage.mock.calls.map(([done]) => done), layout };
}

test('pages are as large as the paper, and each is told when it is drawn', () => {
  const sheet = draw('A4', 20);
  expect(sheet.sizes).toEqual([
    [210, 297],
    [210, 297],
  ]);
  expect(sheet.done).toEqual([1, 2]);
  const roll = draw('THERMAL_80', 2);
  const height = Math.round(roll.layout.pages[0]?.height ?? 0);
  expect(roll.sizes).toEqual([
    [80, height],
    [80, height],
  ]);
});

test('a label is in the file once, however many copies there are', () => {
  const [few, many] = [draw('A4', 1), draw('A4', 1000)];
  expect(many.text.match(/\/Subtype \/Form/g)).toHaveLength(1);
  expect(many.text.length).toBeLessThan(few.text.length + 100_000);
});

test('what the fonts do not have is known', () => {
  expect(['Kurta “A” – ₹999.00', 'Café'].map(isCovered)).toEqual([true, true]);
  expect(['कुर्ता', 'சேலை', 'Kurta 👗', 'Ω'].map(isCovered)).toEqual([false, false, false, false]);
});
