import { screen, waitFor, within, act, fireEvent } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { writePreference } from '../../app/preference.ts';
import { answerWith, sentInput, sentOperation, waiting, fail } from '../../testing/answer.ts';
import { setWidth } from '../../testing/setWidth.ts';
import { FITTING, NOON, open, openIn, shopWith } from './testing.tsx';
import { formField } from '@galla/domain';
import { GraphFailure } from '../../app/graph/failure.ts';
import { graphForm } from '../../ui/form/testing.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  localStorage.setItem('access_token', 'a token');
  return () => {
    vi.useRealTimers();
    writePreference('zone', undefined);
  };
});

const asked = (name = 'CalendarQuery') => ({
  of: (at: Awaited<ReturnType<typeof openIn>>) =>
    sentOperation(at.environment, name).then(({ request }) => request.variables),
});

test('a week from Sunday is asked for and drawn, a month with its whole weeks, a day alone', async () => {
  const at = await openIn('Asia/Kolkata');
  expect(await asked().of(at)).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  await answerWith(at.environment, 'CalendarQuery', shopWith());
  expect(await screen.findByText(/Blouse fitting · Arifa Shaikh/)).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Nov 2026' })).toBeDefined();
  expect(screen.getAllByRole('columnheader').length).toBeGreaterThanOrEqual(7);

  await at.user.click(screen.getByRole('radio', { name: 'Month' }));
  expect(await asked().of(at)).toEqual({ from: '2026-11-01', to: '2026-12-12' });
  await answerWith(at.environment, 'CalendarQuery', shopWith());
  await waitFor(() => expect(document.querySelector('.fc-dayGridMonth-view')).not.toBeNull());

  await at.user.click(screen.getByRole('radio', { name: 'Day' }));
  await waitFor(() => expect(document.querySelector('.fc-timeGridDay-view')).not.toBeNull());
  expect(screen.getByRole('heading', { name: '20 Nov 2026' })).toBeDefined();
});

test('a step leads a week on, and today back', async () => {
  const at = await open();
  await at.user.click(screen.getByRole('button', { name: 'Next' }));
  expect(at.place()).toBe('/Calendar?day=2026-11-27');
  expect(await asked().of(at)).toEqual({ from: '2026-11-22', to: '2026-11-28' });
  await answerWith(at.environment, 'CalendarQuery', shopWith());
  const [today] = screen.getAllByRole('button', { name: 'Today' });
  if (today) await at.user.click(today);
  await waitFor(() => expect(at.place()).toBe('/Calendar'));
});

test('a phone begins with the day', async () => {
  setWidth(360);
  await open();
  expect(document.querySelector('.fc-timeGridDay-view')).not.toBeNull();
  expect(screen.getByRole('heading', { name: '20 Nov' })).toBeDefined();
});

test('the appointments of one person stand alone', async () => {
  const other = { ...FITTING, id: 'appointment-2', lookingFor: 'Measurement', employee: null };
  await open('/Calendar?employee=employee-1', shopWith({}, FITTING, other));
  expect(screen.getByText(/Blouse fitting/)).toBeDefined();
  expect(screen.queryByText(/Measurement/)).toBeNull();
});

test('an appointment opens, and is marked as important where it is drawn', async () => {
  const { user, environment } = await open();
  await user.click(screen.getByText(/Blouse fitting/));
  const dialog = await screen.findByRole('dialog', { name: 'Arifa Shaikh' });
  expect(within(dialog).getByText('Brings the lace')).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: 'Important' }));
  expect(await sentInput(environment, 'useAppointmentsUpdateMutation')).toMatchObject({
    appointment: 'appointment-1',
    important: true,
  });
  await answerWith(environment, 'useAppointmentsUpdateMutation', {
    updateAppointment: { __typename: 'AppointmentSuccess', appointment: { ...FITTING, isImportant: true } },
  });
  expect(await screen.findByText(/⚑ Important: Blouse fitting/)).toBeDefined();
});

test('who may add makes an appointment in a drawer, who may not sees no button', async () => {
  const { user, unmount } = await open();
  await user.click(screen.getByRole('button', { name: 'New Appointment' }));
  expect(await screen.findByRole('dialog', { name: 'New Appointment' })).toBeDefined();
  unmount();
  await open('/Calendar', shopWith({ mayAdd: false }));
  expect(screen.queryByRole('button', { name: 'New Appointment' })).toBeNull();
});

test('appointments that were not told are a failure, and not an empty week', async () => {
  const at = await openIn('Asia/Kolkata');
  await answerWith(at.environment, 'CalendarQuery', { viewer: null });
  expect(await screen.findByText(/Failed to fetch appointments/)).toBeDefined();
});

test('where it is another week in the shop than where the days were asked for, its own is asked for, once', async () => {
  vi.setSystemTime(new Date('2026-11-22T01:00:00Z'));
  const at = await openIn('America/New_York');
  expect(await asked().of(at)).toEqual({ from: '2026-11-22', to: '2026-11-28' });
  // The shell learns the time zone before the appointments are loaded.
  writePreference('zone', encodeURIComponent('America/New_York'));
  await answerWith(at.environment, 'CalendarQuery', shopWith());
  expect(await asked().of(at)).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  await answerWith(at.environment, 'CalendarQuery', shopWith());
  await screen.findByText(/Blouse fitting/);
  expect(waiting(at.environment, 'CalendarQuery')).toBe(0);
});

test('another zone with the same days asks for nothing more', async () => {
  const at = await openIn('Asia/Dubai');
  await answerWith(at.environment, 'CalendarQuery', shopWith());
  await screen.findByText(/Blouse fitting/);
  expect(waiting(at.environment, 'CalendarQuery')).toBe(0);
});

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
