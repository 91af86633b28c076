import type { Capability, PaymentState, Right, Toggle } from '@galla/domain';

/** The caller, read from the database on every call, so that a revoked right takes effect with the next one. */
export interface Caller {
  /** The calling API key, which is not a person; null for people. */
  readonly apiKey: { readonly id: string; readonly name: string } | null;
  readonly sessionId: string;
  readonly staffId: string;
  /** First and last name. */
  readonly name: string;
  /** Staff id of an employee; null for the owner and for API keys, which are limited by scopes instead. */
  readonly employeeId: string | null;
  readonly isOwner: boolean;
  readonly designationId: string | null;
  /** All rights for the owner; the scopes of an API key. */
  readonly rights: ReadonlySet<Right>;
  /** What the shop allows its employees; everything for the owner and for API keys. */
  readonly toggles: ReadonlySet<Toggle>;
  readonly tenantId: string;
  /** The public key of the tenant, `tenant_schema` on the wire. */
  readonly schemaKey: string;
  readonly businessId: number;
  readonly subCategoryId: number | null;
  readonly capabilities: readonly Capability[];
  readonly merchantOrderId: string | null;
  /** State of the subscription. */
  readonly paymentStatus: PaymentState;
  /** The last paid day of the subscription; null for no end. */
  readonly paidUntil: string | null;
  /** The login mobile; empty for an API key. */
  readonly mobile: string;
  /** The mobile that replaces it after its first sign-in; null when there is none. */
  readonly pendingMobile: string | null;
  /** Someone else chose the PIN, and it must be changed. */
  readonly mustChangePin: boolean;
  /** The shop's IANA time zone, for `dayIn(timeZone, now)`. */
  readonly timeZone: string;
  /** The device of the session. */
  readonly deviceHash: Buffer | null;
  /** When the PIN behind the session was entered. */
  readonly signedInAt: Date;
  /** When the PIN was last entered in this session. */
  readonly pinConfirmedAt: Date;
}
