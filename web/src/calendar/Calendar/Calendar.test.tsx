import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { writePreference } from '../../app/preference.ts';
import { answerWith, sentInput, sentOperation, waiting } from '../../testing/answer.ts';
import { setWidth } from '../../testing/setWidth.ts';
import { FITTING, NOON, open, openIn, shopWith } from './testing.tsx';

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
