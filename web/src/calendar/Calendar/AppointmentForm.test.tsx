import { formField } from '@galla/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput, waiting } from '../../testing/answer.ts';
import { graphForm } from '../../ui/form/testing.tsx';
import { NOON, open } from './testing.tsx';

const CREATE = 'useAppointmentsCreateMutation';
const LOOKING_FOR = formField('looking_for', 'Looking for', { required: true });
const PERSON = {
  __typename: 'Customer',
  id: 'c1',
  name: 'Priya Agarwal',
  mobile: '9829041526',
  email: null,
  group: null,
  pending: '0.00',
  lastVisit: null,
  image: null,
};
const found = {
  totalCount: 1,
  edges: [{ cursor: 'c1', node: PERSON }],
  pageInfo: { endCursor: null, hasNextPage: false },
};
const ofShop = (tenant: object) => ({
  viewer: { tenant: { id: 'tenant-1', ...tenant } },
});

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  localStorage.setItem('access_token', 'a token');
  return () => vi.useRealTimers();
});

async function openForm() {
  const at = await open();
  await at.user.click(screen.getByRole('button', { name: 'New Appointment' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'New Appointment' }));
  await answerWith(at.environment, 'ChooseCustomerQuery', ofShop({ customers: found }));
  await at.user.click(await drawer.findByText('Priya Agarwal'));
  await answerWith(
    at.environment,
    'NewAppointmentQuery',
    ofShop({ form: graphForm([LOOKING_FOR], 'appointment') }),
  );
  await drawer.findByLabelText(/^Looking for/);
  const fill = (label: RegExp, value: string) =>
    act(async () => void fireEvent.change(drawer.getByLabelText(label), { target: { value } }));
  const save = () => at.user.click(drawer.getByRole('button', { name: 'Save' }));
  return { ...at, drawer, fill, save };
}

async function openFilled() {
  const at = await openForm();
  await at.fill(/^Looking for/, 'Blouse fitting');
  await at.fill(/^Date/, '28/11/2026');
  await at.fill(/^Time/, '17:00');
  return at;
}

const refusal = (message: string, code: string, field: string) => ({
  createAppointment: {
    __typename: 'InvalidInput',
    __isRefusal: 'InvalidInput',
    code,
    message,
    problems: [{ field, code, message }],
  },
});
const TAKEN = 'Neha Joshi already has an appointment from 5:00 pm to 5:30 pm';

test('it is saved for the customer, at the time of the shop, with what its form asks', async () => {
  const { environment, drawer, user, save } = await openFilled();
  await user.click(drawer.getByRole('checkbox', { name: 'Important' }));
  await save();
  expect(await sentInput(environment, CREATE)).toMatchObject({
    customer: 'c1',
    startsAt: '2026-11-28T11:30:00.000Z',
    minutes: 60,
    important: true,
    doubleBooking: false,
    values: [{ name: 'looking_for', value: 'Blouse fitting' }],
  });
  await answerWith(environment, CREATE, {
    createAppointment: { __typename: 'AppointmentSuccess', appointment: { id: 'appointment-9' } },
  });
  expect(await screen.findByText('Appointment saved')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New Appointment' })).toBeNull());
});

test.each([
  [/^Date/, '19/11/2026', 'Cannot create an appointment for a day that has already passed'],
  [/^Date/, '31/02/2026', 'Please choose a time'],
  [/^Time/, '', 'Please choose a time'],
  [/^Time/, '23:45', 'It would end after midnight. Choose an earlier time or a shorter length.'],
])('%s %s is told at its field, and nothing is sent', async (label, value, message) => {
  const { environment, drawer, fill, save } = await openFilled();
  await fill(label, value);
  await save();
  expect(await drawer.findByText(message)).toBeDefined();
  expect(waiting(environment, CREATE)).toBe(0);
});

test('what the form of the shop requires is told at its field', async () => {
  const { environment, drawer, fill, save } = await openFilled();
  await fill(/^Looking for/, '');
  await save();
  await waitFor(() =>
    expect(drawer.getByLabelText(/^Looking for/).getAttribute('aria-invalid')).toBe('true'),
  );
  expect(waiting(environment, CREATE)).toBe(0);
});

test('a taken hour is told, and is booked all the same by one press, which counts once', async () => {
  const { environment, drawer, user, fill, save } = await openFilled();
  await save();
  await answerWith(environment, CREATE, refusal(TAKEN, 'APPOINTMENT_TAKEN', 'startsAt'));
  expect(await drawer.findByText(TAKEN)).toBeDefined();
  await user.click(drawer.getByRole('button', { name: 'Book anyway' }));
  expect(await sentInput(environment, CREATE)).toMatchObject({ doubleBooking: true });
  await answerWith(environment, CREATE, refusal(TAKEN, 'APPOINTMENT_TAKEN', 'startsAt'));
  await fill(/^Time/, '18:00');
  await save();
  expect(await sentInput(environment, CREATE)).toMatchObject({ doubleBooking: false });
});

test('what could not be sent stays in the form', async () => {
  const { environment, drawer, save } = await openFilled();
  await save();
  await fail(environment, CREATE, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await drawer.findByText('Failed to save appointment')).toBeDefined();
  expect(drawer.getByLabelText<HTMLInputElement>(/^Looking for/).value).toBe('Blouse fitting');
});
