import fc from 'fast-check';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { idPool, kindOf } from './ids.ts';
import type { Planted } from './plant.ts';
import { selectionsOf } from './selections.ts';
import type { World } from './world.ts';

/** A document that selects everything from one root field, and values for its variables. */
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
  workout: 'Workout',
  dietPlan: 'DietPlan',
  gymResource: 'GymResource',
  location: 'Employee',
  gymMember: 'GymMember',
  gymPlan: 'GymPlan',
  gymDuration: 'GymDuration',
  gymPeriod: 'GymMember',
  gymDayPass: 'GymMember',
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
  trashed: 'Document',
  doomed: 'Document',
  payment: 'Payment',
  refund: 'Payment',
  creditNote: 'CreditNote',
  receipt: 'AccountReceipt',
  dayClose: 'DayClose',
  expense: 'Expense',
  supplier: 'Supplier',
  goodsReceipt: 'GoodsReceipt',
  statement: 'EarningsStatement',
  advance: 'EmployeeAdvance',
  attendanceEntry: 'AttendanceEntry',
  quickBill: 'QuickBill',
  upiAccount: 'UpiAccount',
  designation: 'Designation',
  notification: 'Notification',
  subscriptionPayment: 'SubscriptionPayment',
  import: 'CatalogueImport',
  staff: 'Employee',
  seller: 'Employee',
};
const KINDS = Object.keys(TYPE_OF) as (keyof Planted)[];

const encode = (type: string, id: string): string => Buffer.from(`${type}:${id}`).toString('base64url');

const idsOf = (world: World, kind: keyof Planted): fc.Arbitrary<string> =>
  idPool(world, kind).map((id) => encode(TYPE_OF[kind], id));

const anyId = new WeakMap<World, fc.Arbitrary<string>>();

/** Global ids of any type. */
function anyOf(world: World): fc.Arbitrary<string> {
  const any =
    anyId.get(world) ??
    fc.oneof(
      ...KINDS.map((kind) => idsOf(world, kind)),
      fc.constantFrom(world.victim.schemaKey, world.victim.tenantId).map((id) => encode('Tenant', id)),
    );
  anyId.set(world, any);
  return any;
}

/** Global ids: of the right type where the field's name implies it, sometimes of any type. */
function globalIds(world: World, field: string): fc.Arbitrary<string> {
  const own = kindOf(field);
  const any = anyOf(world);
  if (!own) return any;
  return fc.oneof({ weight: 4, arbitrary: idsOf(world, own) }, { weight: 1, arbitrary: any });
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
    case 'Float':
      return fc.constantFrom(26.9124, 75.7873);
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
    // Pages stay small: the cost of a document is estimated from `first`.
    requiredKeys: fields
      .filter(({ name, type }) => name === 'first' || isNonNullType(type))
      .map(({ name }) => name),
  });
}

/**
 * Probes of one field of a root type; `around` wraps the field in its parents.
 * @param selection its selection; everything by default
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
  const isWhole = selection === undefined || isLeafType(getNamedType(field.type));
  const queries = (isWhole ? selectionsOf(schema, field.type) : [selection]).map((asked) =>
    around({
      variables: declared && `(${declared})`,
      call: `${field.name}${passed && `(${passed})`} ${asked}`,
    }),
  );
  return fc
    .tuple(inputOf(field.args, world), fc.constantFrom(...queries))
    .map(([variables, query]) => ({ query, variables }));
}
