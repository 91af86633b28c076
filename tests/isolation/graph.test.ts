import { readFileSync } from 'node:fs';
import { buildApp } from '@galla/gateway/app';
import { PATIENT, testSettings } from '@galla/gateway/testing';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { buildSchema, type GraphQLField } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { figure, seed } from '../../scripts/test/seed.ts';
import { operationsOf } from './operations.ts';
import { CANARY, makeWorld, type World } from './world.ts';

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));

let world: World;
let gateway: FastifyInstance;
beforeAll(async () => {
  world = await makeWorld();
  const url = await world.api.app.listen({ host: '127.0.0.1', port: 0 });
  gateway = await buildApp({
    settings: testSettings({ upstream: { url }, logLevel: 'silent' }),
    limits: PATIENT,
  });
});
afterAll(async () => {
  await gateway.close();
  await world.close();
});

interface Root {
  name: string;
  field: GraphQLField<unknown, unknown>;
  around: (operation: { variables: string; call: string }) => string;
}

const fieldsOf = (type: string, around: Root['around']): Root[] => {
  const found = schema.getType(type);
  if (!found || !('getFields' in found)) throw new Error(`${type} has no fields`);
  const fields = found.getFields() as Record<string, GraphQLField<unknown, unknown>>;
  return Object.values(fields).map((field) => ({ name: `${type}.${field.name}`, field, around }));
};

/** Every root field of the graph; signing in and out would end the attack, and wrong PINs are counted. */
const roots = [
  ...fieldsOf('Query', ({ variables, call }) => `query ${variables} { ${call} }`),
  ...fieldsOf('Viewer', ({ variables, call }) => `query ${variables} { viewer { ${call} } }`),
  ...fieldsOf('Tenant', ({ variables, call }) => `query ${variables} { viewer { tenant { ${call} } } }`),
  ...fieldsOf('Mutation', ({ variables, call }) => `mutation ${variables} { ${call} }`),
]
  .filter(
    ({ name }) =>
      !['Mutation.login', 'Mutation.logout', 'Mutation.confirmPin', 'Mutation.approveLimits'].includes(name),
  )
  .map((root, at) => ({ ...root, at }));

/** Per root field: together with REST more than 4,000 on every change, more than 20,000 in the full run. */
const PROBES = figure(5, 50);

async function probe({ field, around, at }: (typeof roots)[number]): Promise<void> {
  const person = fc.constantFrom(...world.people);
  const probes = fc.record({ operation: operationsOf(schema, field, world, around), person });
  for (const {
    operation,
    person: { token },
  } of fc.sample(probes, { seed: seed + at, numRuns: PROBES })) {
    const { body, statusCode } = await gateway.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${token}` },
      payload: operation,
    });
    expect(body, JSON.stringify(operation)).not.toContain(CANARY);
    // A document that is refused as such would prove nothing.
    expect(body, JSON.stringify(operation)).toContain('"data"');
    expect(statusCode).toBeLessThan(500);
  }
}

const isWrite = ({ name }: Root) => name.startsWith('Mutation.');

test.each(roots.filter((root) => !isWrite(root)))(
  `$name shows nothing of another shop (seed ${seed})`,
  probe,
);

test('none of the queries has changed anything of another shop', async () => {
  expect(await world.changedRows()).toEqual([]);
});

test.each(roots.filter(isWrite))(
  `$name shows and changes nothing of another shop (seed ${seed})`,
  async (root) => {
    await probe(root);
    expect(await world.changedRows()).toEqual([]);
  },
);
