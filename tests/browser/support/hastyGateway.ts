/**
 * The gateway by the environment, as gateway/src/start.ts starts it, but with another clock: its pauses before another
 * try and while its breaker is open, and what it remembers of who asks, take a quarter of their time. How long they are
 * is tested beside them.
 */
import { startGateway } from '../../../gateway/src/startGateway.ts';
import { systemClock, type Clock } from '../../../gateway/src/rest/clock.ts';
import { LIMITS } from '../../../gateway/src/rest/limits.ts';
import { openUpstream } from '../../../gateway/src/rest/upstream.ts';
import { readSettings } from '../../../gateway/src/settings.ts';

const HASTE = 4;

const clock: Clock = {
  now: () => systemClock.now() * HASTE,
  sleep: (ms) => systemClock.sleep(ms / HASTE),
  after: (ms, act) => systemClock.after(ms / HASTE, act),
  random: () => systemClock.random(),
};

/** A call may take as long as ever: a busy machine is no fault. */
const limits = {
  ...LIMITS,
  headers: LIMITS.headers * HASTE,
  body: LIMITS.body * HASTE,
  operation: LIMITS.operation * HASTE,
};

const settings = readSettings(process.env);
const upstream = openUpstream({ place: settings.upstream, limits, clock });
const gateway = await startGateway({ settings, upstream });
process.once('SIGTERM', () => void gateway.stop().then(() => process.exit(0)));
