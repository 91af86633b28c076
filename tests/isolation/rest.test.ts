import { call } from '@galla/upstream/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../contractEndpoints.ts';
import { figure, seed } from '../../scripts/test/seed.ts';
import { probesOf } from './requests.ts';
import { CANARY, makeWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

/** Everything but signing out, which would end the attack. */
const probed = endpoints
  .filter(
    ({ name }) =>
      !['session.logout', 'session.login', 'session.confirmPin', 'billing.approveLimits'].includes(name),
  )
  // A seed of its own for each, or two endpoints would use the same idempotency keys.
  .map((one, at) => ({ ...one, at }))
  // Deletions come last, so that the others find something.
  .toSorted((a, b) => Number(b.endpoint.repeat === 'safe') - Number(a.endpoint.repeat === 'safe'));

/** As in `graph.test.ts`. */
const PROBES = figure(10, 50);
const PLAIN_PROBES = 4;
/** Additional probes until one is accepted, so that it is not up to chance whether the test proves anything. */
const MORE_PROBES = 500;

test.each(probed)(
  `$name shows and changes nothing of another shop (seed ${seed})`,
  async ({ endpoint, at }) => {
    const mustAnswer =
      endpoint.access !== 'public' &&
      (endpoint.repeat === 'safe' || endpoint.path.startsWith('/billing/create-'));
    const plain = fc.sample(probesOf(endpoint, world, true), {
      seed: -(seed + at),
      numRuns: PLAIN_PROBES + MORE_PROBES,
    });
    const usual = PROBES + PLAIN_PROBES;
    let answered = 0;
    for (const [tried, probe] of [
      ...fc.sample(probesOf(endpoint, world), { seed: seed + at, numRuns: PROBES }),
      ...plain,
    ].entries()) {
      if (tried >= usual && (answered > 0 || !mustAnswer)) break;
      const { status, raw } = await call(world.api, endpoint, probe);
      expect(raw.toString('latin1'), JSON.stringify(probe)).not.toContain(CANARY);
      expect(status, JSON.stringify(probe)).not.toBe(500);
      const names = probe.schemaKey === world.victim.schemaKey && endpoint.tenant !== 'none';
      expect(names && status < 400, 'served under the key of another shop').toBe(false);
      if (status < 300) answered += 1;
    }
    expect(await world.changedRows()).toEqual([]);
    // A probe that is always refused at once proves nothing.
    expect(answered > 0 || !mustAnswer).toBe(true);
  },
);

test('every endpoint is probed', () => {
  expect(probed.length).toBeGreaterThan(20);
});
