import { refuse } from '@galla/domain';
import { RefusalError } from '../refusals/RefusalError.ts';

/** Types whose records have a global id; that of an upload, which only inputs take, `node` does not open. */
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
/** A shop is known by its opaque key, a payment for Galla by its number at the payment service; else by a UUID. */
const OPAQUE = /^[\w-]{1,64}$/;
/** What the slice makes of a group's name, which has at most 100 characters. */
const CATEGORY = /^(none|g[\w-]{1,540})$/;
const KNOWN_BY: { [T in NodeType]?: RegExp } = {
  ContactCategory: CATEGORY,
  SubscriptionPayment: OPAQUE,
  Tenant: OPAQUE,
};

/** The global id of a record: base64url of "Type:dbId". */
export function globalId(type: NodeType, dbId: string): string {
  return Buffer.from(`${type}:${dbId}`).toString('base64url');
}

/** What a global id names; undefined when it is none of ours. */
export function parseId(id: string): { type: NodeType; dbId: string } | undefined {
  const [type, dbId, ...rest] = Buffer.from(id, 'base64url').toString('utf8').split(':');
  if (dbId === undefined || rest.length > 0) return undefined;
  const known = NODE_TYPES.find((name) => name === type);
  if (!known) return undefined;
  return (KNOWN_BY[known] ?? UUID).test(dbId) ? { type: known, dbId } : undefined;
}

/**
 * The record's own id for upstream. A global id of another type, or none at all, is refused as NOT_FOUND before
 * upstream is called.
 */
export function dbIdOf(type: NodeType, id: string): string {
  const named = parseId(id);
  if (named?.type !== type) throw unknownId(id);
  return named.dbId;
}

/** Whether a code of what is no node can be one that upstream knows. */
export const isUuid = (code: string): boolean => UUID.test(code);

/** The id behind the `code` of what is no node; anything else is refused as NOT_FOUND before upstream is called. */
export function uuidOf(code: string): string {
  if (!UUID.test(code)) throw unknownId(code);
  return code;
}

/** Says with the refusal which id it is, so that it is told at the field where that was given. */
const unknownId = (id: string): RefusalError => new RefusalError(refuse('NOT_FOUND'), { id });

/** As `dbIdOf`, of an argument that may be left out. */
export function optionalDbId(type: NodeType, id: string | null | undefined): string | undefined {
  return id === null || id === undefined ? undefined : dbIdOf(type, id);
}

/** A body's field with the id of an argument that may be left out; no field then. */
export const idField = <Field extends string>(field: Field, type: NodeType, id: string | null | undefined) =>
  (id == null ? {} : { [field]: dbIdOf(type, id) }) as { [Name in Field]?: string };
