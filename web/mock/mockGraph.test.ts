import { graphql, Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
import { readOperations } from './mockGraph.ts';
import { mockSchema } from './mockSchema.ts';

const schema = mockSchema();

/** Sets every required variable of type ID to the id of a bill. */
const someVariables = (source: string): Record<string, unknown> =>
  Object.fromEntries(
    parse(source)
      .definitions.flatMap((one) =>
        one.kind === Kind.OPERATION_DEFINITION ? (one.variableDefinitions ?? []) : [],
      )
      .filter(
        ({ type }) =>
          type.kind === Kind.NON_NULL_TYPE && 'name' in type.type && type.type.name.value === 'ID',
      )
      .map(({ variable }) => [variable.name.value, 'Document:1']),
  );

/** Queries that need no variable except an id. */
const queries = Object.values(readOperations()).filter(
  (source) =>
    source.startsWith('query') && !/\$\w+: (?!ID!)[\w[\]]+!(?!.*=)/.test(source.split('{', 1)[0] ?? ''),
);

test('most of what the client asks can be tried', () => expect(queries.length).toBeGreaterThan(30));

test.each(queries)('the mocked graph answers %s', async (source) => {
  const { errors } = await graphql({ schema, source, variableValues: someVariables(source) });
  expect(errors).toBeUndefined();
});

interface Amounts {
  total: string;
  pending: string;
  advance: string;
  subtotal: string;
  gst: string;
  roundOff: string;
  lines: { total: string }[];
  payments: { amount: string }[];
}
interface Answer {
  viewer: { tenant: { documents: { edges: { node: Amounts }[] } } };
}

const paise = (amount: string): number => Math.round(Number(amount) * 100);
const sum = (amounts: readonly string[]): number => amounts.reduce((all, one) => all + paise(one), 0);

test('the amounts of a bill add up', async () => {
  const source = `{ viewer { tenant { documents { edges { node {
    total pending advance subtotal gst roundOff lines { taxable total } payments { amount } } } } } } }`;
  const { data, errors } = await graphql({ schema, source });
  expect(errors).toBeUndefined();
  const { edges } = (data as unknown as Answer).viewer.tenant.documents;
  expect(edges).toHaveLength(12);
  for (const { node } of edges) {
    expect(sum(node.lines.map((line) => line.total)) + paise(node.roundOff)).toBe(paise(node.total));
    expect(paise(node.subtotal) + paise(node.gst) + paise(node.roundOff)).toBe(paise(node.total));
    expect(paise(node.advance) + paise(node.pending)).toBe(paise(node.total));
    expect(sum(node.payments.map((one) => one.amount))).toBe(paise(node.advance));
  }
});
