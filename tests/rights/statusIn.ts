import type { Right } from '@galla/domain';
import type { Endpoint } from '@galla/upstream/contract';
import { call, rightInput } from '@galla/upstream/testing';
import fc from 'fast-check';
import { type Probe, probesOf } from '../isolation/requests.ts';
import type { World } from '../isolation/world.ts';
import { seed } from '../../scripts/test/seed.ts';

/** Optional parts of a call that need a further right; the slice's own tests cover them. */
const NEEDS_MORE = ['credit_limit', 'opening_due', 'opening_since'];

const withoutMore = ({ schema }: Endpoint, body: object = {}): object =>
  Object.fromEntries(
    Object.entries(body).filter(
      ([field]) => !NEEDS_MORE.includes(field) || schema.body?.required?.includes(field),
    ),
  );

const probes = new WeakMap<World, Map<Endpoint, Probe | undefined>>();

/** A valid request to the endpoint: the same one for everybody. */
function probeOf(world: World, endpoint: Endpoint): Probe | undefined {
  const known = probes.get(world) ?? new Map<Endpoint, Probe | undefined>();
  probes.set(world, known);
  const probe = known.get(endpoint) ?? fc.sample(probesOf(endpoint, world), { seed, numRuns: 1 })[0];
  known.set(endpoint, probe);
  return probe;
}

/** Status of one valid request to the endpoint by a user of a shop; with the subject of the right, if one is named. */
export async function statusIn(
  world: World,
  endpoint: Endpoint,
  token: string | undefined,
  schemaKey: string,
  right?: Right,
): Promise<number> {
  const probe = probeOf(world, endpoint);
  const about = right ? rightInput(endpoint, right) : {};
  const { token: _, ...request } = {
    ...probe,
    query: { ...probe?.query, ...about.query },
    body: { ...withoutMore(endpoint, probe?.body), ...about.body },
    schemaKey,
  };
  const { status } = await call(world.api, endpoint, token === undefined ? request : { ...request, token });
  return status;
}

/** Signed in, paid, and authorized, whatever the records then say. */
export const isLetIn = (status: number): boolean => ![401, 402, 403].includes(status);
