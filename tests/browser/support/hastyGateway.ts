/**
 * The gateway by its environment, like gateway/src/start.ts, but with a faster clock: pauses before retries, the
 * open time of its breaker, and the cache of callers take a quarter of their time. Tests beside them check the real
 * durations.
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

/** Calls may take as long as usual: a busy machine is not a fault. */
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
