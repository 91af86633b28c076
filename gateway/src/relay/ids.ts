import { refused } from '../refusals/RefusalError.ts';

/** Types whose records have a global id; an upload and an import have one that `node` does not open. */
export const NODE_TYPES = [
  'ApiKey',
  'Appointment',
  'CatalogueImport',
  'Customer',
  'Designation',
  'Document',
  'Employee',
  'LensPrescription',
  'Notification',
  'Payment',
  'PointsAssignment',
  'Product',
  'QuickBill',
  'Service',
  'StockMove',
  'SubscriptionPayment',
  'Task',
  'Tenant',
  'UpiAccount',
  'Upload',
  'Variant',
] as const;

export type NodeType = (typeof NODE_TYPES)[number];

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** A shop is known by its opaque key, a payment for Galla by its number at the payment service, all else by a UUID. */
const OPAQUE = /^[\w-]{1,64}$/;
const KNOWN_BY: { [T in NodeType]?: RegExp } = { SubscriptionPayment: OPAQUE, Tenant: OPAQUE };

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
  if (named?.type !== type) throw refused('NOT_FOUND');
  return named.dbId;
}

/** The id behind the `code` of what is no node; anything else is refused as NOT_FOUND before upstream is called. */
export function uuidOf(code: string): string {
  if (!UUID.test(code)) throw refused('NOT_FOUND');
  return code;
}

/** As `dbIdOf`, of an argument that may be left out. */
export function optionalDbId(type: NodeType, id: string | null | undefined): string | undefined {
  return id === null || id === undefined ? undefined : dbIdOf(type, id);
}
