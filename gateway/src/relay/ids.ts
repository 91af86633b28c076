import { refuse } from '@galla/domain';
import { RefusalError } from '../refusals/RefusalError.ts';

/** Types with global ids; `node` does not open that of an upload, which only inputs take. */
export const NODE_TYPES = [
  'AccountReceipt',
  'ApiKey',
  'Appointment',
  'AttendanceEntry',
  'Branch',
  'DietPlan',
  'Workout',
  'Campaign',
  'CatalogueImport',
  'ContactCategory',
  'Customer',
  'CustomerNote',
  'DesignArea',
  'DesignOption',
  'Designation',
  'CreditNote',
  'DayClose',
  'Document',
  'DocumentLine',
  'DocumentAttachment',
  'DocumentShare',
  'EarningsStatement',
  'Employee',
  'EmployeeAdvance',
  'Expense',
  'FamilyMember',
  'Garment',
  'GoodsReceipt',
  'GymDuration',
  'GymResource',
  'GymMember',
  'GymPlan',
  'LensPrescription',
  'MeasurementPoint',
  'Notification',
  'Order',
  'OrderEvent',
  'OrderItem',
  'OrderStatus',
  'Pattern',
  'Payment',
  'Piece',
  'PointsAssignment',
  'Product',
  'QuickBill',
  'Service',
  'Stage',
  'StatusChange',
  'Supplier',
  'SubscriptionPayment',
  'Task',
  'Tenant',
  'UpiAccount',
  'Upload',
  'Variant',
] as const;

export type NodeType = (typeof NODE_TYPES)[number];

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/**
 * A shop is identified by its opaque key, a payment for Galla by its number at the payment service, everything else
 * by a UUID.
 */
const OPAQUE = /^[\w-]{1,64}$/;
/** The slice derives it from a group's name, which has at most 100 characters. */
const CATEGORY = /^(none|g[\w-]{1,540})$/;
const KNOWN_BY: { [T in NodeType]?: RegExp } = {
  ContactCategory: CATEGORY,
  SubscriptionPayment: OPAQUE,
  Tenant: OPAQUE,
};

/** Reused for every id, as a page has hundreds. The longest, of a category, has less than 600 bytes. */
const BYTES = Buffer.alloc(1_024);

/** The global id of a record: base64url of "Type:dbId", both ASCII. */
export function globalId(type: NodeType, dbId: string): string {
  return BYTES.toString('base64url', 0, BYTES.write(`${type}:${dbId}`));
}

/** Parses a global id; undefined when it is not one of ours. */
export function parseId(id: string): { type: NodeType; dbId: string } | undefined {
  const [type, dbId, ...rest] = Buffer.from(id, 'base64url').toString('utf8').split(':');
  if (dbId === undefined || rest.length > 0) return undefined;
  const known = NODE_TYPES.find((name) => name === type);
  if (!known) return undefined;
  return (KNOWN_BY[known] ?? UUID).test(dbId) ? { type: known, dbId } : undefined;
}

/**
 * The record's own id for upstream. A malformed global id, or one of another type, is refused as NOT_FOUND before
 * upstream is called.
 */
export function dbIdOf(type: NodeType, id: string): string {
  const named = parseId(id);
  if (named?.type !== type) throw unknownId(id);
  return named.dbId;
}

/** Whether the code of something other than a node has the form of upstream's ids. */
export const isUuid = (code: string): boolean => UUID.test(code);

/**
 * The id behind the `code` of something other than a node; anything else is refused as NOT_FOUND before upstream is
 * called.
 */
export function uuidOf(code: string): string {
  if (!UUID.test(code)) throw unknownId(code);
  return code;
}

/** Includes the id in the refusal, so that it can be reported at its field. */
const unknownId = (id: string): RefusalError => new RefusalError(refuse('NOT_FOUND'), { id });

/** Like `dbIdOf`, for an optional argument. */
export function optionalDbId(type: NodeType, id: string | null | undefined): string | undefined {
  return id === null || id === undefined ? undefined : dbIdOf(type, id);
}

/** A body field for an optional id argument; no field if the argument is absent. */
export const idField = <Field extends string>(field: Field, type: NodeType, id: string | null | undefined) =>
  (id == null ? {} : { [field]: dbIdOf(type, id) }) as { [Name in Field]?: string };
