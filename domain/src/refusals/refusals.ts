import type { MessageKey } from '../messages/formatMessage.ts';

interface RefusalKind {
  message: MessageKey;
  /** HTTP status on the REST wire. */
  status: number;
}

/** Every reason for refusing a request, with its message and HTTP status. */
export const REFUSALS = {
  // caller
  UNAUTHENTICATED: { message: 'session.loginToContinue', status: 401 },
  INVALID_CREDENTIALS: { message: 'session.invalidCredentials', status: 401 },
  ACCOUNT_LOCKED: { message: 'session.lockedUntilReset', status: 423 },
  TRY_LATER: { message: 'session.lockedFor', status: 429 },
  PIN_TOO_EASY: { message: 'session.pinTooEasy', status: 422 },
  PIN_REQUIRED: { message: 'session.pinRequired', status: 403 },
  PIN_CHANGE_REQUIRED: { message: 'session.pinChangeRequired', status: 403 },
  ACCOUNT_INACTIVE: { message: 'session.inactive', status: 403 },
  HANDOVER_INVALID: { message: 'session.handoverInvalid', status: 410 },
  PERSON_HAS_MORE_RIGHTS: { message: 'session.personHasMoreRights', status: 409 },
  PAYMENT_REQUIRED: { message: 'subscription.paymentRequired', status: 402 },
  PERMISSION_DENIED: { message: 'rights.denied', status: 403 },
  TENANT_MISSING: { message: 'tenant.noSchema', status: 400 },
  BUSINESS_MISSING: { message: 'tenant.noBusinessId', status: 400 },
  TENANT_MISMATCH: { message: 'tenant.mismatch', status: 403 },
  CLOSED_TO_KEYS: { message: 'keys.closed', status: 403 },
  TOO_MANY_REQUESTS: { message: 'faults.tooManyRequests', status: 429 },
  // input
  INVALID_INPUT: { message: 'faults.invalidInput', status: 422 },
  NOT_FOUND: { message: 'faults.notFound', status: 404 },
  PAYLOAD_TOO_LARGE: { message: 'faults.payloadTooLarge', status: 413 },
  AMOUNT_TOO_LARGE: { message: 'billing.amountTooLarge', status: 422 },
  // documents and payments
  EMPTY_CART: { message: 'billing.emptyCart', status: 422 },
  CUSTOMER_MISSING: { message: 'billing.customerMissing', status: 422 },
  STOCK_SHORT: { message: 'billing.stockShort', status: 409 },
  VARIANT_QUANTITY_MISSING: { message: 'billing.variantQuantityMissing', status: 422 },
  DISCOUNT_TOO_HIGH: { message: 'billing.discountTooHigh', status: 422 },
  ADVANCE_TOO_HIGH: { message: 'billing.advanceTooHigh', status: 422 },
  PAYMENT_MODE_MISSING: { message: 'billing.paymentModeMissing', status: 422 },
  PAYMENT_EXCEEDS_PENDING: { message: 'payment.exceedsPending', status: 409 },
  TOTALS_DISAGREE: { message: 'billing.totalsDisagree', status: 422 },
  NUMBER_TAKEN: { message: 'billing.numberTaken', status: 409 },
  DOCUMENT_CANCELED: { message: 'billing.documentCanceled', status: 409 },
  MONEY_RECEIVED: { message: 'transactions.moneyReceived', status: 409 },
  DOCUMENT_CORRECTED: { message: 'transactions.corrected', status: 409 },
  MONEY_KEPT: { message: 'transactions.moneyKept', status: 409 },
  DAY_CLOSED: { message: 'dayClose.closedAlready', status: 409 },
  INVOICE_OF_ORDER: { message: 'transactions.ofOrder', status: 409 },
  DOCUMENT_FIXED: { message: 'billing.documentFixed', status: 409 },
  ORDER_PENDING: { message: 'billing.orderPending', status: 409 },
  REFUND_EXCEEDS_RECEIVED: { message: 'payment.refundExceedsReceived', status: 409 },
  RETURN_EXCEEDS_SOLD: { message: 'returns.moreThanLeft', status: 409 },
  CREDIT_SHORT: { message: 'credit.short', status: 409 },
  RECEIVED_EXCEEDS_TOTAL: { message: 'billing.receivedExceedsTotal', status: 409 },
  LIMIT_EXCEEDED: { message: 'limits.exceeded', status: 409 },
  LINK_ENDED: { message: 'share.ended', status: 404 },
  TOO_MANY_LINKS: { message: 'share.tooMany', status: 409 },
  // subscription
  PRICE_CHANGED: { message: 'subscription.priceChanged', status: 409 },
  PAYMENT_PROVIDER_AWAY: { message: 'subscription.providerAway', status: 424 },
  // catalogue
  CODE_TAKEN: { message: 'catalogue.codeTaken', status: 409 },
  // products of opticians and distributors
  PRESCRIPTION_TAKEN: { message: 'optical.prescriptionTaken', status: 409 },
  POINTS_TAKEN: { message: 'optical.pointsTaken', status: 409 },
  // customers
  MOBILE_TAKEN: { message: 'customers.mobileTaken', status: 409 },
  OPENED_TOO_MANY: { message: 'customers.openedTooMany', status: 409 },
  MEMBER_ID_TAKEN: { message: 'customers.memberIdTaken', status: 409 },
  // appointments
  APPOINTMENT_TAKEN: { message: 'calendar.taken', status: 409 },
  // designations
  DESIGNATION_TAKEN: { message: 'hierarchy.nameTaken', status: 409 },
  DESIGNATION_IN_USE: { message: 'hierarchy.inUse.other', status: 409 },
  DESIGNATION_HAS_CHILDREN: { message: 'hierarchy.hasChildren.other', status: 409 },
  HIERARCHY_CYCLE: { message: 'hierarchy.cycle', status: 422 },
  OWN_DESIGNATION: { message: 'hierarchy.own', status: 403 },
  RIGHT_NOT_HELD: { message: 'permissions.notHeld', status: 403 },
  // orders in pieces
  GARMENT_TAKEN: { message: 'designs.garmentTaken', status: 409 },
  STAGE_IN_USE: { message: 'boutique.stageInUse.other', status: 409 },
  STAGE_TAKEN: { message: 'boutique.stageTaken', status: 409 },
  STATUS_FIXED: { message: 'boutique.statusFixed', status: 409 },
  STATUS_IN_USE: { message: 'boutique.statusInUse.other', status: 409 },
  STATUS_TAKEN: { message: 'boutique.statusTaken', status: 409 },
  // gyms
  BRANCH_IN_USE: { message: 'branches.inUse.other', status: 409 },
  BRANCH_TAKEN: { message: 'branches.taken', status: 409 },
  DIET_TAKEN: { message: 'diets.taken', status: 409 },
  RESOURCE_TAKEN: { message: 'resources.taken', status: 409 },
  WORKOUT_TAKEN: { message: 'workouts.taken', status: 409 },
  MEMBER_TAKEN: { message: 'members.taken', status: 409 },
  PLAN_TAKEN: { message: 'members.planTaken', status: 409 },
  MEMBER_OWES: { message: 'members.owes', status: 409 },
  PERIOD_BILLED: { message: 'members.billed', status: 409 },
  // employees' statements
  MONTH_CLOSED: { message: 'earnings.closedAlready', status: 409 },
  STATEMENT_PAID: { message: 'earnings.paidAlready', status: 409 },
  // API keys
  KEY_NAME_TAKEN: { message: 'keys.nameTaken', status: 409 },
  TOO_MANY_KEYS: { message: 'keys.tooMany', status: 409 },
  // a customer's own data
  CUSTOMER_HAS_CREDIT: { message: 'credit.owesCredit', status: 409 },
  CUSTOMER_OWES: { message: 'ownData.owes', status: 409 },
  CUSTOMER_ORDER_OPEN: { message: 'ownData.orderOpen', status: 409 },
  ALREADY_MERGED: { message: 'merge.already', status: 409 },
  // spreadsheets
  SHEET_HEADINGS: { message: 'sheets.headingsUnknown', status: 422 },
  SHEET_FAULTS: { message: 'sheets.haveFaults', status: 422 },
  IMPORT_STOPPED: { message: 'sheets.stopped', status: 409 },
  // writes
  CHANGED_MEANWHILE: { message: 'faults.changedMeanwhile', status: 409 },
  KEY_REUSED: { message: 'faults.keyReused', status: 422 },
  SHOWN_ONCE: { message: 'faults.shownOnce', status: 409 },
  STILL_RUNNING: { message: 'faults.stillRunning', status: 409 },
  // faults of the server
  INTERNAL: { message: 'faults.internal', status: 500 },
  UPSTREAM_UNAVAILABLE: { message: 'faults.unreachable', status: 503 },
  UPSTREAM_INVALID: { message: 'faults.notJson', status: 502 },
} as const satisfies Record<string, RefusalKind>;

/** The code of a refusal, the same in the graph, on the REST wire and in forms. */
export type RefusalCode = keyof typeof REFUSALS;

/** Whether a code from the wire is a known one. */
export function isRefusalCode(code: unknown): code is RefusalCode {
  return typeof code === 'string' && Object.hasOwn(REFUSALS, code);
}
