import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerWith, sentInput, waiting } from '../../testing/answer.ts';
import { NOON, FITTING, open } from './testing.tsx';

interface Options {
  editable: boolean;
  eventAllow: (at: { start: Date }) => boolean;
  eventDrop: (drop: { event: { id: string; start: Date }; revert: () => void }) => void;
}

/** jsdom has no layout to drag over, so this tests the callbacks given to the calendar. */
const drawn = vi.hoisted(() => ({ options: undefined as Options | undefined }));
vi.mock('@fullcalendar/react', () => ({
  default: (options: Options) => {
    drawn.options = options;
    return <div className="fc-view-harness" />;
  },
}));

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  localStorage.setItem('access_token', 'a token');
  return () => vi.useRealTimers();
});

const options = (): Options => {
  if (!drawn.options) throw new Error('No calendar was drawn');
  return drawn.options;
};

/** Drags the fitting to a local time; returns the revert callback. */
async function drag(wall: string) {
  const revert = vi.fn<() => void>();
  await act(async () => options().eventDrop({ event: { id: FITTING.id, start: new Date(wall) }, revert }));
  return revert;
}

const refused = (code: string, message: string) => ({
  updateAppointment: { __typename: 'InvalidInput', __isRefusal: 'InvalidInput', code, message, problems: [] },
});
const moved = {
  updateAppointment: {
    __typename: 'AppointmentSuccess',
    appointment: { ...FITTING, startsAt: '2026-11-20T11:30:00Z', endsAt: '2026-11-20T12:00:00Z' },
  },
};

test('nothing is dropped before now on the wall of the shop', async () => {
  await open();
  expect(options().editable).toBe(true);
  expect(options().eventAllow({ start: new Date('2026-11-20T11:45:00Z') })).toBe(false);
  expect(options().eventAllow({ start: new Date('2026-11-20T12:00:00Z') })).toBe(true);
});

test('what is dragged moves to that time of the shop', async () => {
  const { environment } = await open();
  const revert = await drag('2026-11-20T17:00:00Z');
  expect(await sentInput(environment, 'useAppointmentsUpdateMutation')).toMatchObject({
    appointment: FITTING.id,
    startsAt: '2026-11-20T11:30:00.000Z',
  });
  await answerWith(environment, 'useAppointmentsUpdateMutation', moved);
  expect(await screen.findByText('Moved to 20 Nov 2026, 5:00 pm')).toBeDefined();
  expect(revert).not.toHaveBeenCalled();
});

test('what the server refuses goes back to its place, and the reason is told', async () => {
  const { environment } = await open();
  const revert = await drag('2026-11-20T17:00:00Z');
  await answerWith(
    environment,
    'useAppointmentsUpdateMutation',
    refused('APPOINTMENT_PASSED', 'This time has already passed. Choose a later one.'),
  );
  expect(await screen.findByText(/This time has already passed/)).toBeDefined();
  expect(revert).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Book anyway' })).toBeNull();
});

test('a taken hour is told; booked anyway, it is asked for once more and moves', async () => {
  const { user, environment } = await open();
  const revert = await drag('2026-11-20T17:00:00Z');
  await answerWith(
    environment,
    'useAppointmentsUpdateMutation',
    refused('APPOINTMENT_TAKEN', 'Neha Joshi already has an appointment from 5:00 pm to 5:30 pm'),
  );
  expect(await screen.findByText(/Neha Joshi already has an appointment/)).toBeDefined();
  expect(revert).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Book anyway' }));
  expect(await sentInput(environment, 'useAppointmentsUpdateMutation')).toMatchObject({
    startsAt: '2026-11-20T11:30:00.000Z',
    doubleBooking: true,
  });
  await answerWith(environment, 'useAppointmentsUpdateMutation', moved);
  expect(await screen.findByText('Moved to 20 Nov 2026, 5:00 pm')).toBeDefined();
  expect(waiting(environment, 'useAppointmentsUpdateMutation')).toBe(0);
});
