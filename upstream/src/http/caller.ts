import type { Capability, PaymentState, Right, Toggle } from '@galla/domain';

/** Who calls, read from the database at every call, so that a right taken away is gone at the next one. */
export interface Caller {
  /** The API key that calls, which is no person; null for people. */
  readonly apiKey: { readonly id: string; readonly name: string } | null;
  readonly sessionId: string;
  readonly staffId: string;
  /** First and last name. */
  readonly name: string;
  /** The staff id of an employee; null for the owner and for keys, which see what they have scopes for. */
  readonly employeeId: string | null;
  readonly isOwner: boolean;
  readonly designationId: string | null;
  /** Every right for the owner, its scopes for a key. */
  readonly rights: ReadonlySet<Right>;
  /** What the shop allows its employees; every one of them for the owner and for keys. */
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
  /** The last day that the subscription is paid for; null without an end. */
  readonly paidUntil: string | null;
  /** The mobile that signs in; empty for a key. */
  readonly mobile: string;
  /** The mobile that takes its place once it has signed in; null when none is to. */
  readonly pendingMobile: string | null;
  /** The PIN was made by somebody else and is still to be changed. */
  readonly mustChangePin: boolean;
  /** The shop's IANA time zone, for `dayIn(timeZone, now)`. */
  readonly timeZone: string;
  /** The device that the session was opened on. */
  readonly deviceHash: Buffer | null;
  /** When the PIN was given that the session goes back to. */
  readonly signedInAt: Date;
  /** When the PIN was last given in this session. */
  readonly pinConfirmedAt: Date;
}
