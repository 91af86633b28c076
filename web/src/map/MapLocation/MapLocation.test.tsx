import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { waiting } from '../../testing/answer.ts';
import { POINTS, renderMap } from './testing.tsx';

const DAY = '/MapLocation?day=2026-11-20';
const rows = () => within(screen.getByRole('list')).getAllByRole('button');
const current = () => rows().findIndex((row) => row.getAttribute('aria-current') === 'step');

test('the stops of a route: start, where somebody stayed, last point; with distance and times', async () => {
  await renderMap(`${DAY}&employee=e1`, { other: POINTS });
  expect(rows().map((row) => row.textContent)).toEqual([
    'Start10:00 am',
    '1Stop 110:02 am · 20 min',
    'Last point10:24 am',
  ]);
  expect(screen.getByText('1.4 km')).toBeDefined();
  expect(screen.getByText('10:00 am – 10:24 am · 24 min')).toBeDefined();
  expect(screen.getByText(/Kept until 18 Feb 2027/)).toBeDefined();
  // jsdom can't draw maps, so the list has to suffice.
  expect(screen.getByText(/This browser cannot draw maps/)).toBeDefined();
});

test('a stop that is pressed is where the route stands; arrows step from there', async () => {
  const { user } = await renderMap(DAY, { own: POINTS });
  expect(current()).toBe(2);
  await user.click(rows()[0] as HTMLElement);
  expect(current()).toBe(0);
  expect(screen.getByText('1 of 3 passed')).toBeDefined();
  const slider = screen.getByRole('slider', { name: 'Time on the route' });
  expect(slider.getAttribute('aria-valuetext')).toBe('10:00 am');
  await user.click(screen.getByRole('button', { name: 'Next point' }));
  expect(current()).toBe(1);
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(current()).toBe(0);
});

test('without a route the sales partner may be offline', async () => {
  await renderMap(DAY, {});
  expect(screen.getByText('Opps may be sales partner is offline')).toBeDefined();
  expect(screen.getByText('Sunita Sharma shared no route on 20 Nov 2026.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Play the route' })).toBeNull();
});

test('who may not follow others sees the own route only', async () => {
  await renderMap(DAY, { mayFollow: false, own: POINTS });
  const choices = within(screen.getByRole('combobox', { name: 'Employee' })).getAllByRole('option');
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Sunita Sharma (you)']);
});

test('somebody else and another day are asked for; who is gone is said to be', async () => {
  const { user, environment } = await renderMap(`${DAY}&employee=e9`, { other: null });
  expect(screen.getByText('This employee no longer exists.')).toBeDefined();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Employee' }), 'Deepak Kumar');
  expect(waiting(environment, 'MapLocationQuery')).toBe(1);
});
