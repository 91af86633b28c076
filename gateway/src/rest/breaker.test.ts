import { expect, test } from 'vitest';
import { fakeClock } from '../testing/fakeClock.ts';
import { makeBreaker, type Breaker } from './breaker.ts';

function calls(breaker: Breaker, succeeded: boolean, count: number) {
  for (let call = 0; call < count; call += 1) {
    const ticket = breaker.admit();
    if (ticket) breaker.record(ticket, succeeded);
  }
}

test('stays closed while fewer than half of the last twenty failed', () => {
  const breaker = makeBreaker(fakeClock());
  calls(breaker, true, 11);
  calls(breaker, false, 9);
  expect(breaker.isOpen).toBe(false);
});

test('opens when half of the last twenty failed', () => {
  const breaker = makeBreaker(fakeClock());
  calls(breaker, true, 10);
  calls(breaker, false, 10);
  expect(breaker.isOpen).toBe(true);
  expect(breaker.admit()).toBeUndefined();
});

test('stays closed when the twenty took longer than ten seconds', () => {
  const clock = fakeClock();
  const breaker = makeBreaker(clock);
  calls(breaker, false, 10);
  clock.pass(10_001);
  calls(breaker, false, 10);
  expect(breaker.isOpen).toBe(false);
});

test('lets one probe through after five seconds, and stays open when it fails', () => {
  const clock = fakeClock();
  const breaker = makeBreaker(clock);
  calls(breaker, false, 20);
  clock.pass(5_000);
  const probe = breaker.admit();
  expect(probe).toEqual({ probe: true });
  expect(breaker.admit()).toBeUndefined();
  if (probe) breaker.record(probe, false);
  clock.pass(4_999);
  expect(breaker.admit()).toBeUndefined();
  clock.pass(1);
  expect(breaker.admit()).toEqual({ probe: true });
});

test('a call that was under way when it opened neither closes it nor keeps it open', () => {
  const breaker = makeBreaker(fakeClock());
  const early = breaker.admit();
  calls(breaker, false, 20);
  if (early) breaker.record(early, true);
  expect(breaker.isOpen).toBe(true);
});
