import { getDirective } from '@graphql-tools/utils';
import {
  execute,
  getNamedType,
  GraphQLSchema,
  isEnumType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  parse,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';
import { expect, test } from 'vitest';
import { buildGraph } from '../schema.ts';
import { meOf } from '../session/index.ts';
import { employeeWith } from '../testing/fakePerson.ts';

const graph = buildGraph();
const roots = new Set([graph.getMutationType(), graph.getSubscriptionType()]);

type Field = GraphQLField<unknown, unknown>;
const isGuarded = (field: Field) =>
  Boolean(getDirective(graph, field, 'right') ?? getDirective(graph, field, 'owner'));

/** Types with restricted fields. Mutations report their own refusals. */
const types = Object.values(graph.getTypeMap())
  .filter(isObjectType)
  .filter((type) => !roots.has(type))
  .map((type) => ({ type, guarded: Object.values(type.getFields()).filter(isGuarded) }))
  .filter(({ guarded }) => guarded.length > 0);

/** A valid value for the argument, as a literal. */
function literal({ type }: GraphQLArgument): string {
  const named = getNamedType(type);
  if (named.name === 'Date') return '"2026-11-20"';
  return isEnumType(named) ? (named.getValues()[0]?.name ?? '') : '"text"';
}

function selectionOf({ name, args, type }: Field): string {
  const required = args.filter(isRequiredArgument).map((one) => `${one.name}: ${literal(one)}`);
  const given = required.length > 0 ? `(${required.join(', ')})` : '';
  return `${name}${given}${isLeafType(getNamedType(type)) ? '' : ' { __typename }'}`;
}

/** Queries fields of a type as if it were the root, as a user without any right. */
async function withoutRights(type: GraphQLObjectType, fields: readonly Field[]) {
  const schema = new GraphQLSchema({ ...graph.toConfig(), query: type });
  const document = parse(`{ beside: __typename ${fields.map(selectionOf).join(' ')} }`);
  const contextValue = { knownViewer: () => meOf(employeeWith()) };
  const { data, errors = [] } = await execute({ schema, document, rootValue: {}, contextValue });
  return { data, errors: errors.map(({ path, extensions }) => [path?.join('.'), extensions['code']]) };
}

test.each(types)(
  '$type: who lacks the rights gets all but the fields behind them',
  async ({ type, guarded }) => {
    const names = guarded.map(({ name }) => name);
    expect(await withoutRights(type, guarded)).toEqual({
      data: { beside: type.name, ...Object.fromEntries(names.map((name) => [name, null])) },
      errors: names.map((name) => [name, 'FORBIDDEN']),
    });
  },
);

test('what the record always has says so, so that clients know what null means', () => {
  const mayLack = types.flatMap(({ type, guarded }) =>
    guarded
      .filter((field) => !getDirective(graph, field, 'semanticNonNull'))
      .map(({ name }) => `${type.name}.${name}`),
  );
  expect(mayLack.toSorted()).toEqual([
    'Customer.aadhaar',
    'Customer.cashToday',
    'Customer.consent',
    'Customer.dataEvents',
    'Customer.family',
    'Customer.notes',
    'Customer.profileCompleted',
    'Customer.profileMissing',
    'Customer.recordCounts',
    'Customer.statement',
    'Customer.status',
    'Customer.statusAt',
    'Customer.statusHistory',
    'Customer.version',
    'Designation.parent',
    'Employee.attendance',
    'Employee.commission',
    'Employee.details',
    'Employee.pendingMobile',
    'Employee.workedOrders',
    'Product.assignedPoints',
    'Product.cost',
    'Query.mergedCustomer',
    'ShopSubscription.duration',
    'ShopSubscription.plan',
    'StockMove.document',
    'Tenant.catalogueImport',
    'Tenant.catalogueImportProgress',
    'Tenant.cataloguePlace',
    'Tenant.customerStatuses',
    'Tenant.gymDayPass',
    'Tenant.scan',
    'Tenant.walkIn',
    'Variant.cost',
  ]);
});
