import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Day, Flag, Id, Instant, Nullable, Success, Text } from '../../http/schemas.ts';

/** A customer's own data (DPDP Act): consent to messages, export of everything stored, erasure. */

/** How consent is given or withdrawn: domain's `CONSENT_SOURCES`. */
export const ConsentSource = Type.Union([
  Type.Literal('COUNTER'),
  Type.Literal('PHONE'),
  Type.Literal('PAPER'),
  Type.Literal('ONLINE'),
]);

/** Whether a customer may be sent messages, since when, and how that was stated. */
export const Consent = Type.Object({
  given: Flag,
  /** When it was last given or withdrawn; null if never asked. */
  at: Nullable(Instant),
  source: Nullable(ConsentSource),
});

/** An action on a customer's own data. */
export const DataEventRow = Type.Object({
  id: Id,
  kind: Type.Union([
    Type.Literal('CONSENT_GIVEN'),
    Type.Literal('CONSENT_WITHDRAWN'),
    Type.Literal('EXPORTED'),
    Type.Literal('ERASED'),
    Type.Literal('MERGED'),
  ]),
  /** How consent was given or withdrawn. */
  source: Nullable(ConsentSource),
  created_at: Instant,
  /** Name of the person who did it. */
  created_by: Nullable(Type.String()),
});

export const setConsent = endpoint({
  method: 'POST',
  path: '/setCustomerConsent',
  summary: 'Records that a customer agrees to messages, or withdraws the consent; both stay in the history',
  tenant: 'body',
  rights: ['customers:edit'],
  repeat: 'keyed',
  body: { customer_id: Id, given: Flag, source: ConsentSource },
  answer: Type.Object({ success: Success, message: Type.String(), customer_id: Id }),
});

export const exportCustomerData = endpoint({
  method: 'POST',
  path: '/exportCustomerData',
  summary:
    'Records an export of all data of a customer. For 10 minutes after the PIN was given, /customerData returns it',
  tenant: 'body',
  ownerOnly: true,
  repeat: 'keyed',
  body: { customer_id: Id },
  answer: Type.Object({
    success: Success,
    message: Type.String(),
    customer_id: Id,
    /** Until when the file can be downloaded. */
    until: Instant,
  }),
});

export const customerData = endpoint({
  method: 'GET',
  path: '/customerData/:id',
  summary:
    'Returns all data of a customer as a zip file: the records as JSON, the papers as PDF. Call /exportCustomerData first, with a fresh PIN',
  answers: 'binary',
  tenant: 'query',
  ownerOnly: true,
  repeat: 'safe',
  params: { id: Id },
  query: {},
  answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
});

export const eraseCustomer = endpoint({
  method: 'POST',
  path: '/eraseCustomer',
  summary:
    'Permanently erases a customer, with a fresh PIN and the typed name: records required by tax law are kept until their retention ends. Fails with CUSTOMER_OWES or CUSTOMER_ORDER_OPEN',
  tenant: 'body',
  ownerOnly: true,
  repeat: 'keyed',
  body: { customer_id: Id, name: Text(200) },
  answer: Type.Object({
    success: Success,
    message: Type.String(),
    customer_id: Id,
    /** Until when issued papers are kept; null when there are none. */
    kept_until: Nullable(Day),
  }),
});
