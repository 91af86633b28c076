import fc from 'fast-check';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isRequiredArgument,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  isInterfaceType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { idPool, kindOf } from './ids.ts';
import type { Planted } from './plant.ts';
import type { World } from './world.ts';

/** A document that asks one root field for everything that it has, and values for its variables. */
export interface OperationProbe {
  query: string;
  variables: Record<string, unknown>;
}

const TYPE_OF: Record<keyof Planted, string> = {
  customer: 'Customer',
  product: 'Product',
  service: 'Service',
  variant: 'Variant',
  prescription: 'LensPrescription',
  points: 'PointsAssignment',
  branch: 'Branch',
  gymMember: 'Customer',
  stage: 'Stage',
  status: 'OrderStatus',
  boutiqueOrder: 'Order',
  invoicedOrder: 'Order',
  orderItem: 'OrderItem',
  piece: 'Piece',
  orderPayment: 'Payment',
  orderEvent: 'OrderEvent',
  garment: 'Garment',
  area: 'DesignArea',
  option: 'DesignOption',
  point: 'MeasurementPoint',
  pattern: 'Pattern',
  campaign: 'Campaign',
  document: 'Document',
  payment: 'Payment',
  quickBill: 'QuickBill',
  upiAccount: 'UpiAccount',
  designation: 'Designation',
  notification: 'Notification',
  subscriptionPayment: 'SubscriptionPayment',
  import: 'CatalogueImport',
  staff: 'Employee',
};
const KINDS = Object.keys(TYPE_OF) as (keyof Planted)[];

const encode = (type: string, id: string): string => Buffer.from(`${type}:${id}`).toString('base64url');

/** Global ids: of the right type where the field's name tells it, of any type now and then. */
function globalIds(world: World, field: string): fc.Arbitrary<string> {
  const own = kindOf(field);
  const ofKind = (kind: keyof Planted) => idPool(world, kind).map((id) => encode(TYPE_OF[kind], id));
  const any = fc.oneof(
    ...KINDS.map(ofKind),
    fc.constantFrom(world.victim.schemaKey, world.victim.tenantId).map((id) => encode('Tenant', id)),
  );
  return own ? fc.oneof({ weight: 4, arbitrary: ofKind(own) }, { weight: 1, arbitrary: any }) : any;
}

function scalarOf(name: string, field: string, world: World): fc.Arbitrary<unknown> {
  if (field === 'key') return fc.uuid({ version: 4 });
  switch (name) {
    case 'ID':
      return globalIds(world, field);
    case 'Int':
    case 'NonNegativeInt':
    case 'PositiveInt':
      return fc.integer({ min: 1, max: 3 });
    case 'Boolean':
      return fc.boolean();
    case 'Money':
      return fc.constantFrom('100.00', '60.00', '1.00');
    case 'Quantity':
      return fc.constantFrom('1', '2');
    case 'Percentage':
      return fc.constantFrom('5', '18');
    case 'HexColorCode':
      return fc.constantFrom('#000000', '#FFFFFF');
    case 'URL':
      return fc.constantFrom('https://galla.example/canary.png', 'https://galla.example/own-record.png');
    case 'Mobile':
      return fc.constantFrom('8000000001', '9829041526');
    case 'DateTime':
      return fc.constantFrom('2026-11-19T05:30:00.000Z', '2026-11-20T10:00:00.000Z');
    case 'Date':
      return fc.constantFrom('2026-11-19', '2026-11-20');
    default:
      return fc.oneof(
        fc.constantFrom('canary', 'P-1', '26-27/Z', 'invoice', '8000000001', '1'),
        idPool(world, kindOf(field)),
      );
  }
}

function valueOf(type: GraphQLInputType, field: string, world: World): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return valueOf(type.ofType, field, world);
  if (isListType(type)) return fc.array(valueOf(type.ofType, field, world), { minLength: 1, maxLength: 2 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    if (!type.isOneOf) return inputOf(fields, world);
    const alternatives = fields.map((one) =>
      valueOf(one.type, one.name, world).map((value) => ({ [one.name]: value })),
    );
    return fc.oneof(...alternatives);
  }
  return scalarOf(type.name, field, world);
}

function inputOf(fields: readonly (GraphQLArgument | GraphQLInputField)[], world: World) {
  return fc.record(Object.fromEntries(fields.map(({ name, type }) => [name, valueOf(type, name, world)])), {
    // Pages stay small: what a document may cost is reckoned by `first`.
    requiredKeys: fields
      .filter(({ name, type }) => name === 'first' || isNonNullType(type))
      .map(({ name }) => name),
  });
}

const isConnection = (type: GraphQLOutputType): boolean => getNamedType(type).name.endsWith('Connection');

/** Names that the arms of a union have with different types: asked for under a name of the arm's own. */
function clashesOf(arms: readonly GraphQLObjectType[]): Set<string> {
  const seen = new Map<string, string>();
  const clashes = new Set<string>();
  for (const arm of arms) {
    for (const { name, type } of Object.values(arm.getFields())) {
      if ((seen.get(name) ?? String(type)) !== String(type)) clashes.add(name);
      seen.set(name, String(type));
    }
  }
  return clashes;
}

/** What a selection may still hold on its way down. */
interface Room {
  depth: number;
  /** Lists of lists would cost more than a document may, and so would pages of each of a list. */
  connections: boolean;
  /** How many lists within lists. */
  lists: number;
  /** Types on the way down, which are not asked for again: a tree is followed from its root to the next level. */
  above: readonly string[];
  clashes?: Set<string>;
  /** Of an interface of many types, those that are asked for. */
  arms?: readonly GraphQLObjectType[];
}

/** Every field below a type, as far as there is room. */
function selectionOf(schema: GraphQLSchema, type: GraphQLOutputType, room: Room): string {
  const named = getNamedType(type);
  if (isUnionType(named) || isInterfaceType(named)) {
    const arms = room.arms ?? schema.getPossibleTypes(named);
    const below = { ...room, clashes: clashesOf(arms) };
    // What another record is about: each type of record has probes of its own.
    if (named.name === 'Node' && room.above.length > 0) return '{ __typename id }';
    return `{ __typename ${arms.map((arm) => `... on ${arm.name} ${selectionOf(schema, arm, below)}`).join(' ')} }`;
  }
  if (!isObjectType(named)) return '';
  const { depth, connections, lists, above, clashes } = room;
  const next: Room = {
    depth: depth - 1,
    connections: connections && !isConnection(named),
    lists,
    above: [...above, named.name],
  };
  const parts = Object.values(named.getFields()).flatMap((field) => {
    const leaf = isLeafType(getNamedType(field.type));
    if (!leaf && (depth === 0 || named.name === 'Tenant' || (isConnection(field.type) && !connections)))
      return [];
    const isList = !leaf && isListType(getNullableType(field.type));
    if (isList && lists === 0) return [];
    if (above.includes(getNamedType(field.type).name)) return [];
    if (above.length > 0 && getNamedType(field.type) === named) return [];
    if (field.args.some((argument) => isRequiredArgument(argument))) return [];
    const alias = clashes?.has(field.name) ? `${named.name}_${field.name}: ` : '';
    const passed = isConnection(field.type) ? '(first: 2)' : '';
    return [
      `${alias}${field.name}${passed} ${selectionOf(schema, field.type, isList ? { ...next, lists: lists - 1, connections: false } : next)}`,
    ];
  });
  return `{ __typename ${parts.join(' ')} }`;
}

/** So many types of an interface fit into a document with all of their fields. */
const ARMS = 2;

/** A document would be too long for all types of record, so that each asks for some. */
function roomsFor(schema: GraphQLSchema, type: GraphQLOutputType, room: Room): Room[] {
  const named = getNamedType(type);
  if (!isInterfaceType(named)) return [room];
  const arms = schema.getPossibleTypes(named);
  return Array.from({ length: Math.ceil(arms.length / ARMS) }, (_, at) => ({
    ...room,
    arms: arms.slice(at * ARMS, (at + 1) * ARMS),
  }));
}

/**
 * Probes of one field of a root type; `around` puts the field where it stands.
 * @param selection what is asked for of it; everything that it has when it is left out
 */
export function operationsOf(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  world: World,
  around: (operation: { variables: string; call: string }) => string,
  selection?: string,
): fc.Arbitrary<OperationProbe> {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const isList = isListType(getNullableType(field.type));
  const named = getNamedType(field.type);
  const room: Room = {
    depth: 4,
    connections: !isConnection(field.type),
    lists: isList || isUnionType(named) || isInterfaceType(named) ? 1 : 2,
    above: [],
  };
  const whole = isLeafType(named)
    ? ['']
    : roomsFor(schema, field.type, room).map((one) => selectionOf(schema, field.type, one));
  const queries = (selection === undefined || isLeafType(named) ? whole : [selection]).map((asked) =>
    around({
      variables: declared && `(${declared})`,
      call: `${field.name}${passed && `(${passed})`} ${asked}`,
    }),
  );
  return fc
    .tuple(inputOf(field.args, world), fc.constantFrom(...queries))
    .map(([variables, query]) => ({ query, variables }));
}
