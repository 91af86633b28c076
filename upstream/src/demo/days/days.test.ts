import { addDays, checkNote, checkTask, customerStatus } from '@galla/domain';
import { expect, test } from 'vitest';
import { dayOf, instantOf } from '../clock.ts';
import { generateShop } from '../generateShop.ts';
import { DEMO_SHOPS } from '../shops/list.ts';
import { CASES } from '../testing.ts';
import type { Appointment } from '../types.ts';

const endOf = ({ startsAt, minutes }: Appointment): number => startsAt.getTime() + minutes * 60_000;

test.each(CASES)('$name: appointments before, on and after the day, of several people', ({ today, data }) => {
  const days = new Set(data.appointments.map(({ startsAt }) => dayOf(startsAt)));
  expect(days.size).toBe(29);
  expect([...days].toSorted().at(0)).toBe(addDays(today, -14));
  expect(new Set(data.appointments.map(({ assignedTo }) => assignedTo)).size).toBe(4);
  expect(data.appointments.some(({ important }) => important)).toBe(true);
  expect(data.appointments.some(({ important }) => !important)).toBe(true);
});

test.each(CASES)('$name: one hour is taken twice, and it is one of tomorrow', ({ today, data }) => {
  const { appointments } = data;
  const taken = appointments.flatMap((one, at) =>
    appointments
      .slice(at + 1)
      .filter(
        (other) =>
          other.assignedTo === one.assignedTo &&
          other.startsAt.getTime() < endOf(one) &&
          one.startsAt.getTime() < endOf(other),
      )
      .map(() => dayOf(one.startsAt)),
  );
  expect(taken).toEqual([addDays(today, 1)]);
});

test.each(CASES)('$name: tasks and notes that people could have typed in', ({ data, today }) => {
  expect(data.tasks.flatMap(({ detail, dueOn }) => checkTask({ detail, due: dueOn }))).toEqual([]);
  expect(data.notes.flatMap(({ note, tags }) => checkNote(note, tags))).toEqual([]);
  for (const staff of [0, 1, 2, 3]) {
    const own = data.tasks.filter((task) => task.staff === staff);
    expect(own.some(({ doneAt }) => doneAt)).toBe(true);
    expect(own.some(({ doneAt, dueOn }) => !doneAt && dueOn === today)).toBe(true);
    expect(own.some(({ doneAt, dueOn }) => !doneAt && dueOn > today)).toBe(true);
  }
});

test.each(CASES)('$name: each status follows the one before and is one of the list', ({ data }) => {
  const present = new Map<number, string>();
  for (const { customer, status, previous } of data.statusChanges) {
    expect(customerStatus(status)?.name).toBe(status);
    expect(present.get(customer)).toBe(previous);
    present.set(customer, status);
  }
  expect(present.size).toBeGreaterThan(90);
  expect(present.size).toBeLessThan(200);
});

test.each(DEMO_SHOPS)('$key: at noon nothing was done, noted or made that is to come', (shop) => {
  const now = instantOf('2026-11-20', 720);
  const { tasks, appointments, notes, statusChanges } = generateShop(shop, '2026-11-20', now);
  const times = [...tasks, ...appointments, ...notes, ...statusChanges].flatMap((one) => [
    one.createdAt,
    ...('doneAt' in one && one.doneAt ? [one.doneAt] : []),
  ]);
  expect(times.filter((time) => time > now)).toEqual([]);
  expect(appointments.filter(({ doneAt, startsAt }) => doneAt && startsAt > now)).toEqual([]);
});
