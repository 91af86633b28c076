import * as contract from '@galla/upstream/contract';
import { session } from '@galla/upstream/contract';
import { execute, parse } from 'graphql';
import { expect, test } from 'vitest';
import { openOperation } from '../../operation/openOperation.ts';
import type { AnyEndpoint } from '../../rest/arguments.ts';
import { buildGraph } from '../../schema.ts';
import { makePeople } from '../../session/people.ts';
import { signedIn } from '../../testing/fakePerson.ts';
import { fakeUpstream, type Fake } from '../../testing/fakeUpstream.ts';
import { samples } from '../../testing/sampleAnswer.ts';
import { sampleVariables } from '../../testing/sampleVariables.ts';
import { readManifest } from './manifest.ts';

const graph = buildGraph();

/** Maximum upstream calls of one of our operations, `/me` included. */
const BUDGET = 6;
/** The dashboard has five parts that load and fail independently, and two lists of tasks. */
const OWN_BUDGETS: Readonly<Record<string, number>> = {
  DashboardQuery: 7,
  // This test requests both: the document being edited and the customer of a new one. A real visit has only one of
  // them.
  EditBillingsQuery: 11,
  // The page and its figures, and the four lists a member's form chooses from: each is fetched once.
  MembersPageQuery: 7,
};

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

const endpoints = Object.values(contract)
  .flatMap((slice) => Object.values(slice))
  .filter(isEndpoint);

/** Runs an operation over lists with the given number of rows, and returns its calls. */
async function callsOf(source: string, rows: number): Promise<string[]> {
  const fakes: Fake[] = endpoints.filter((one) => one !== session.me).map((one) => samples(one, rows));
  const { upstream, received } = fakeUpstream([signedIn(), ...fakes]);
  const document = parse(source);
  await execute({
    schema: graph,
    document,
    variableValues: sampleVariables(graph, document),
    contextValue: openOperation({
      upstream,
      people: makePeople(upstream.clock),
      requestId: 'budget',
      session: { token: 'token', deviceToken: undefined, rememberDevice: () => undefined },
    }),
  });
  return received.map(({ call }) => call);
}

const documents = [...readManifest().values()].filter((source) => !source.startsWith('subscription'));
const operations = documents.map((source) => ({
  name: /(?:query|mutation) (\w+)/.exec(source)?.[1] ?? source,
  source,
}));

test.each(operations)('$name makes few calls, whatever the number of rows', async ({ name, source }) => {
  const few = await callsOf(source, 1);
  const many = await callsOf(source, 50);
  expect(few.length).toBeLessThanOrEqual(OWN_BUDGETS[name] ?? BUDGET);
  expect(many).toEqual(few);
});

test('a page of the billing history costs one call for each kind of record', async () => {
  const page = `query History { viewer { tenant { documents(first: 50) {
    totalCount edges { node { number total customer { name } employee { fullName } } } } } } }`;
  expect((await callsOf(page, 50)).toSorted()).toEqual([
    'GET /customers',
    'GET /employees',
    'GET /me',
    'POST /billing/fetch-documents',
  ]);
});
