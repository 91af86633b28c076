import { call } from '@galla/upstream/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../contractEndpoints.ts';
import { figure, seed } from '../../scripts/test/seed.ts';
import { probesOf } from './requests.ts';
import { sampled } from './sampled.ts';
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
  .map((one, at) => ({ ...one, at }));

/** As in `graph.test.ts`. */
const PROBES = figure(5, 50);
const PLAIN_PROBES = 4;
/** Additional probes until one is accepted, so that it is not up to chance whether the test proves anything. */
const MORE_PROBES = 500;

async function probe({ endpoint, at }: (typeof probed)[number]): Promise<void> {
  const mustAnswer =
    endpoint.access !== 'public' &&
    (endpoint.repeat === 'safe' || endpoint.path.startsWith('/billing/create-'));
  const probes = function* () {
    yield* sampled(probesOf(endpoint, world), { seed: seed + at, numRuns: PROBES });
    yield* sampled(probesOf(endpoint, world, true), {
      seed: -(seed + at),
      numRuns: PLAIN_PROBES + MORE_PROBES,
    });
  };
  const usual = PROBES + PLAIN_PROBES;
  let tried = 0;
  let answered = 0;
  for (const one of probes()) {
    if (tried >= usual && (answered > 0 || !mustAnswer)) break;
    tried += 1;
    const { status, raw } = await call(world.api, endpoint, one);
    expect(raw.toString('latin1'), JSON.stringify(one)).not.toContain(CANARY);
    expect(status, JSON.stringify(one)).not.toBe(500);
    const names = one.schemaKey === world.victim.schemaKey && endpoint.tenant !== 'none';
    expect(names && status < 400, 'served under the key of another shop').toBe(false);
    if (status < 300) answered += 1;
  }
  // A probe that is always refused at once proves nothing.
  expect(answered > 0 || !mustAnswer).toBe(true);
}

const isRead = ({ endpoint }: (typeof probed)[number]) => endpoint.repeat === 'safe';

test.each(probed.filter(isRead))(`$name shows nothing of another shop (seed ${seed})`, probe);

test('none of the reads has changed anything of another shop', async () => {
  expect(await world.changedRows()).toEqual([]);
});

// Deletions come after the reads, so that these find something.
test.each(probed.filter((one) => !isRead(one)))(
  `$name shows and changes nothing of another shop (seed ${seed})`,
  async (one) => {
    await probe(one);
    expect(await world.changedRows()).toEqual([]);
  },
);

test('every endpoint is probed', () => {
  expect(probed.length).toBeGreaterThan(20);
});
