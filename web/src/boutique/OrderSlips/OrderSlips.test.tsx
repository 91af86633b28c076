import { QR_DEFAULTS } from '@galla/domain';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from '../../app/pdf/saveFile.ts';
import { GraphFailure } from '../../app/graph/failure.ts';
import { DrawFailure, makePdf } from '../../catalogue/labels/pdf/makePdf.ts';
import { answerWith, fail, sentInput } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { SlipsSheet } from './SlipsSheet.tsx';

vi.mock(import('../../catalogue/labels/draw/fonts.ts'), async (original) => ({
  ...(await original()),
  loadFonts: async () => undefined,
  // jsdom has no text metrics.
  textMeasure: () => (text: string) => text.length * 0.55,
}));
vi.mock(import('../../catalogue/labels/pdf/makePdf.ts'), async (original) => ({
  ...(await original()),
  makePdf: vi.fn<typeof makePdf>(),
}));
vi.mock(import('../../app/pdf/saveFile.ts'), () => ({ saveFile: vi.fn<typeof saveFile>() }));

const made = vi.mocked(makePdf);
afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

const Screen = () => <SlipsSheet id="o1" number="26-27/J/00182" open onClose={() => undefined} />;

const code = (n: number, more: object = {}) => ({
  itemKey: `J182-${n}`,
  empKey: null,
  empName: null,
  quantity: 2,
  content: `https://shop.example/order-details?id=o1&item=J182-${n}`,
  ...more,
});

const jobCard = (n: number) => ({
  __typename: 'JobCard',
  piece: `p${n}`,
  url: `https://shop.example/piece-details?id=p${n}`,
  number: n,
  of: 2,
  orderNumber: '26-27/J/00182',
  itemName: 'Blouse',
  toWhom: 'Ananya',
  note: null,
  deliveryDate: '2026-11-30',
  trialDate: null,
  urgent: true,
  alters: null,
  cloth: null,
  designs: ['Sweetheart'],
  patterns: ['Aari work'],
  fabrics: [],
  addOns: ['Tassel'],
  measurements: {
    __typename: 'Measurements',
    values: [{ __typename: 'MeasuredValue', name: 'Bust', value: '36' }],
    custom: [{ __typename: 'MeasuredValue', name: 'Cuff', value: '' }],
    unit: 'INCH',
    text: null,
    instructions: 'Waist loose.',
  },
  stages: [{ __typename: 'JobStage', stage: 's1', name: 'Cutting', employeeName: 'Imran Ansari' }],
});

const slips = (more: object = {}) => ({
  viewer: { tenant: { id: 't1', name: 'Meenakshi Boutique' } },
  node: {
    __typename: 'Order',
    __isNode: 'Order',
    id: 'o1',
    number: '26-27/J/00182',
    customerName: 'Ananya Deshmukh',
    customerMobile: '9823066120',
    deliveryDate: '2026-11-30',
    trialDate: null,
    urgent: false,
    alters: null,
    total: '4720.00',
    advance: '1000.00',
    pending: '3720.00',
    items: [
      { id: 'i1', code: 'J182-1', name: 'Blouse', toWhom: 'Ananya' },
      { id: 'i2', code: 'J182-2', name: 'Salwar', toWhom: null },
    ],
    jobCards: [jobCard(1), jobCard(2)],
    qrCodes: [code(1, { empKey: 'e1', empName: 'Gopal Saini' }), code(2)],
    ...more,
  },
});

async function open(more: object = {}): Promise<AtRoute> {
  const at = renderAt('/', [{ path: '/', element: <Screen /> }]);
  await answerWith(at.environment, 'fetchSlipsQuery', slips(more));
  return at;
}

const answerLook = ({ environment }: AtRoute) =>
  answerWith(environment, 'qrLookQuery', {
    node: { __typename: 'Tenant', id: 't1', settings: { qr: QR_DEFAULTS } },
  });
const button = (name: string) => screen.findByRole('button', { name });
const pages = () => made.mock.calls[0]?.[0].pages.map(({ width, height }) => [width, height]);

test('each code has item, person and quantity; the PDF is of 80 x 200 mm, and why it fails is told', async () => {
  const at = await open();
  await answerLook(at);
  const list = within(await screen.findByRole('list', { name: 'Items' }));
  expect(list.getByText('Gopal Saini · 2 pieces')).toBeDefined();
  expect(list.getByText('Nobody yet · 2 pieces')).toBeDefined();
  made.mockResolvedValue(new File([], 'x.pdf'));
  await at.user.click(await button('Items PDF'));
  expect(pages()).toEqual([[80, 200]]);
  expect(saveFile).toHaveBeenCalledTimes(1);
  for (const [error, message] of [
    [new DrawFailure('x'), 'Failed to generate PDF with QR codes'],
    [new Error('x'), 'PDF generation failed. Please try again.'],
  ] as const) {
    made.mockRejectedValue(error);
    await at.user.click(await button('Items PDF'));
    expect(await screen.findByText(message)).toBeDefined();
  }
});

test('the customer’s slip needs a link, and is of 80 x 120 mm; WhatsApp gets 91', async () => {
  const at = await open();
  await answerLook(at);
  await at.user.click(await screen.findByRole('radio', { name: 'Customer' }));
  await at.user.click(await button('Make the customer’s link'));
  expect(await sentInput(at.environment, 'useOrderLinksShareMutation')).toMatchObject({ order: 'o1' });
  await answerWith(at.environment, 'useOrderLinksShareMutation', {
    shareOrder: {
      __typename: 'ShareOrderSuccess',
      url: 'https://shop.example/order-customer-details?id=o&ts=t&k=s',
      order: { id: 'o1', number: '26-27/J/00182', customerMobile: '9823066120', links: [] },
    },
  });
  const chat = await screen.findByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  expect(chat.href).toContain('https://wa.me/919823066120?text=');
  made.mockResolvedValue(new File([], 'x.pdf'));
  await at.user.click(await button('Customer PDF'));
  expect(pages()).toEqual([[80, 120]]);
});

test('labels have the sizes of their paper; job cards that could not be loaded say so', async () => {
  const at = await open({ jobCards: null });
  await answerLook(at);
  await at.user.click(await screen.findByRole('radio', { name: 'Labels' }));
  expect((await screen.findByRole('slider')).getAttribute('aria-valuenow')).toBe('150');
  await at.user.selectOptions(screen.getByLabelText('Paper'), 'THERMAL_80');
  const slider = screen.getByRole('slider');
  expect(
    ['aria-valuemin', 'aria-valuenow', 'aria-valuemax'].map((name) => slider.getAttribute(name)),
  ).toEqual(['10', '30', '60']);
  await at.user.click(await screen.findByRole('radio', { name: 'Job cards' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The job cards could not be loaded.');
});

test('a size that can not be loaded is told, and the documented one is used', async () => {
  const at = await open();
  await fail(at.environment, 'qrLookQuery', new GraphFailure('INTERNAL', '', 'r1'));
  expect(await screen.findByText('Failed to load saved QR size')).toBeDefined();
  expect(await button('Items PDF')).toBeDefined();
});

test('an order without items has no codes', async () => {
  await open({ qrCodes: [] });
  expect(await screen.findByText('No items to generate QR codes for.')).toBeDefined();
});

test('a job card of each piece is of 58 mm, and its code opens the piece', async () => {
  const at = await open();
  await answerLook(at);
  await at.user.click(await screen.findByRole('radio', { name: 'Job cards' }));
  expect(screen.queryByRole('list', { name: 'Items' })).toBeNull();
  made.mockResolvedValue(new File([], 'x.pdf'));
  await at.user.click(await button('Job cards PDF'));
  expect(pages()?.map(([width]) => width)).toEqual([58, 58]);
  const texts = made.mock.calls[0]?.[0].faces[1]?.marks.flatMap((mark) =>
    mark.kind === 'text' ? [mark.text] : [],
  );
  expect(texts).toEqual(
    expect.arrayContaining(['Blouse', '2 of 2', 'Mon 30 Nov', 'Bust', '36', 'Waist loose.', 'Imran']),
  );
  expect(texts).not.toContain('Cuff');
});
