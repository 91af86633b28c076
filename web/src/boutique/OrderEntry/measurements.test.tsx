import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { writePreference } from '../../app/preference.ts';
import { deleteDraft } from '../../local/drafts.ts';
import { answerWith, fail, sentInput } from '../../testing/answer.ts';
import { hasFocus } from '../../testing/hasFocus.ts';
import { setWidth } from '../../testing/setWidth.ts';
import { BLOUSE, chooseCustomer, chooseGarment, enter, openCreate, press } from './testing.tsx';

vi.mock('../../local/drafts.ts', async () =>
  (await import('../../testing/draftsInMemory.ts')).draftsInMemory(),
);

const CREATE = 'useCreateOrderMutation';
const DAY = '31/12/2030';

beforeEach(() => deleteDraft('order/new'));
afterEach(() => writePreference('length-unit', undefined));

async function openBlouse() {
  const at = await openCreate();
  await chooseCustomer(at);
  await chooseGarment(at, 'Blouse');
  enter(/^To whom/, 'Simran');
  enter(/^Delivery/, DAY);
  return at;
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

async function sentMeasurements(at: Awaited<ReturnType<typeof openBlouse>>) {
  await press(at, /^Review order/);
  await press(at, /^Create Order/);
  await press(at, 'Save Order');
  const { items } = await sentInput(at.environment, CREATE);
  return (items as { measurements: unknown }[])[0]?.measurements;
}

test('lengths are typed in place, as a tailor writes them, and sent with their unit', async () => {
  const at = await openBlouse();
  enter('Length', '14 1/2');
  const waist = field('Waist');
  waist.focus();
  await at.user.keyboard('{ArrowUp}{ArrowUp}');
  expect(waist.value).toBe('0.5');
  enter('Waist', '31');
  expect(await sentMeasurements(at)).toMatchObject({
    method: 'FORM',
    unit: 'INCH',
    values: [
      { name: 'Length', value: '14 1/2' },
      { name: 'Waist', value: '31' },
    ],
  });
});

test('another unit shows the same lengths, and keeps what was typed first', async () => {
  const at = await openBlouse();
  enter('Length', '10');
  await at.user.click(screen.getByRole('radio', { name: 'cm' }));
  expect(field('Length').value).toBe('25.4');
  enter('Waist', '78.5');
  expect(field('Waist').value).toBe('78.5');
  await at.user.click(screen.getByRole('radio', { name: 'inch' }));
  expect(field('Length').value).toBe('10');
  expect(await sentMeasurements(at)).toMatchObject({
    unit: 'INCH',
    values: [
      { name: 'Length', value: '10' },
      { name: 'Waist', value: '30.906' },
    ],
  });
});

test('what is no length is told at its field, which has the focus when the order is to be reviewed', async () => {
  const at = await openBlouse();
  enter('Waist', 'loose');
  expect(await screen.findByText('A number such as 14.5, 14 1/2 or 14½.')).toBeDefined();
  await press(at, /^Review order/);
  await hasFocus(field('Waist'));
  expect(screen.queryByRole('heading', { name: 'Summary' })).toBeNull();
  enter('Waist', '31½');
  expect(screen.queryByText('A number such as 14.5, 14 1/2 or 14½.')).toBeNull();
});

test('what was measured is there again with the draft', async () => {
  const at = await openBlouse();
  enter('Length', '14½');
  at.unmount();
  const again = await openCreate();
  await answerWith(again.environment, 'garmentQuery', { node: BLOUSE });
  expect((await screen.findByLabelText<HTMLInputElement>('Length')).value).toBe('14½');
});

test('a phone shows one area at a time, and how the other parts stand', async () => {
  setWidth(360);
  const at = await openBlouse();
  const area = await screen.findByRole('region', { name: 'Neck' });
  expect(within(area).getByText('1 of 2 areas')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Tassel/ })).toBeNull();
  await press(at, 'Next area: Add-ons');
  await hasFocus(screen.getByRole('heading', { name: 'Add-ons' }));
  await press(at, /^Tassel/);
  expect(await screen.findByRole('button', { name: /^Add-ons\s*Tassel/ })).toBeDefined();
  await press(at, /^Measurements\s*No measurement/);
  const dialog = await screen.findByRole('dialog', { name: 'Measurement Details' });
  fireEvent.change(within(dialog).getByLabelText('Length'), { target: { value: '14.5' } });
  await press(at, /^Save measurements/);
  expect(await screen.findByRole('button', { name: /^Measurements\s*1 taken/ })).toBeDefined();
});

const version = (item: string, measuredOn: string, person: string, waist: string) => ({
  __typename: 'MeasurementVersion',
  item,
  order: `order-${item}`,
  orderNumber: `26-27/J/${item}`,
  measuredOn,
  person,
  measurements: {
    __typename: 'Measurements',
    unit: 'INCH',
    values: [
      { __typename: 'MeasuredValue', name: 'Length', value: '14.5' },
      { __typename: 'MeasuredValue', name: 'Waist', value: waist },
    ],
    custom: [],
    instructions: 'Waist loose',
  },
});

const answerVersions = (at: Awaited<ReturnType<typeof openBlouse>>, versions: readonly object[]) =>
  answerWith(at.environment, 'fetchVersionsQuery', {
    viewer: { tenant: { __typename: 'Tenant', id: 't1', measurementVersions: versions } },
  });

test('the newest measurements of the person are offered, and what differs from them is marked', async () => {
  const at = await openBlouse();
  await answerVersions(at, [
    version('00160', '2026-10-05', 'Harpreet', '36'),
    version('00151', '2026-10-02', 'simran', '30.5'),
    version('00100', '2026-03-14', 'Simran', '29'),
  ]);
  const choice = await screen.findByLabelText<HTMLSelectElement>('Measured before');
  expect(choice.selectedOptions[0]?.textContent).toBe('2 Oct 2026 · simran · 00151');
  await press(at, 'Take those of 2 Oct 2026');
  expect([field('Length').value, field('Waist').value]).toEqual(['14.5', '30.5']);
  expect(screen.getByText('Waist loose')).toBeDefined();
  enter('Waist', '31');
  expect(await screen.findByText('was 30.5 (+0.5)')).toBeDefined();
  await at.user.click(screen.getByRole('radio', { name: 'cm' }));
  expect(await screen.findByText(/^was 77.5/)).toBeDefined();
  await at.user.click(screen.getByRole('radio', { name: 'inch' }));
  enter('Length', '10');
  expect(await screen.findByText(/Length is 4.5 inches less than last time\. Right\?/)).toBeDefined();
  await press(at, 'Take 14.5');
  expect(field('Length').value).toBe('14.5');
  await at.user.selectOptions(choice, '00100');
  expect(await screen.findByText('was 29 (+2)')).toBeDefined();
});

test('without earlier measurements nothing is offered', async () => {
  const at = await openBlouse();
  await answerVersions(at, []);
  expect(screen.queryByLabelText('Measured before')).toBeNull();
  enter('Waist', '31');
  expect(screen.queryByText(/^was/)).toBeNull();
});

test('earlier measurements that can not be loaded hold nothing up', async () => {
  const at = await openBlouse();
  await fail(at.environment, 'fetchVersionsQuery', new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('Earlier measurements could not be loaded.')).toBeDefined();
  enter('Waist', '31');
  expect(field('Waist').value).toBe('31');
});
