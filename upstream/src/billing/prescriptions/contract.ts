import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Day, Id, include, Instant, Nullable, PageOfList, paging, Success } from '../../http/schemas.ts';
import { Prescribed, TypeWord } from '../answers.ts';

/** Prescriptions of customers, and the printed card (spec 2 §3 Prescription, rules.md). */

/** A version: a prescription of a day that differs from the version before it. */
export const PrescriptionVersion = Type.Object({
  /** The first document that contained it. */
  document_id: Id,
  serial_number: Type.String(),
  type: TypeWord,
  created_at: Instant,
  /** The day of the eye test, else of the document. */
  prescribed_on: Day,
  prescription: Prescribed,
  /** The previous version; null for the first one. */
  previous: Nullable(Type.Object({ prescribed_on: Day, prescription: Prescribed })),
});

export const customerPrescriptions = endpoint({
  method: 'GET',
  path: '/billing/customer-prescriptions',
  summary:
    'Lists the prescriptions of a customer, newest first, each version once: to users who may bill the customer and, if the shop shows particulars, to users who may see the customer. Empty for the walk-in, who is a different person each time',
  tenant: 'query',
  rights: ['billing:create', 'customers:view'],
  repeat: 'safe',
  query: { customer_id: Id, ...paging, include: include('count', 'page') },
  answer: Type.Object({
    success: Success,
    data: Type.Array(PrescriptionVersion),
    page: PageOfList,
    total: Type.Optional(Type.Integer()),
  }),
});

export const prescriptionCard = endpoint({
  method: 'GET',
  path: '/billing/prescription-card/:id',
  summary: 'Returns the prescription of a document as an A5 card, Prescription_{number}.pdf',
  answers: 'binary',
  tenant: 'query',
  rights: ['billing-history:view', 'billing:view', 'transactions-history:view', 'billing:create'],
  repeat: 'safe',
  params: { id: Id },
  answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
});
