import { checkRange, CONVERSIONS, type Paise, rupees, type Toggle } from '@galla/domain';
import { partsOf } from '../../commission/index.ts';
import { customersFor } from '../../customers/index.ts';
import { refuseOn } from '../../refusals/refuseOn.ts';
import { globalId } from '../../relay/ids.ts';
import { paiseOf } from '../../rest/decimals.ts';
import { mayAny, personOf } from '../../rights/index.ts';
import type { Me } from '../../session/index.ts';
import type { DocumentResolvers, DocumentStatus, DocumentType } from '../../types.generated.ts';
import { cardUrl } from '../prescription.ts';
import type { DocumentMapper } from '../schema.mappers.ts';

export const Document: DocumentResolvers = {
  id: ({ dbId }) => globalId('Document', dbId),
  customer: ({ customerId }, _args, context, info) => customersFor(context, info).load(customerId),
  employee: ({ employeeId }, _args, { loaders }) =>
    employeeId === null ? null : loaders.employees.load(employeeId),
  lines: ({ dbId }, _args, { loaders }) => loaders.lines.load(dbId),
  payments: ({ dbId }, _args, { loaders }) => loaders.payments.load(dbId),
  paymentHistory({ dbId }, { from, to }, { loaders }) {
    if (from && to) refuseOn(checkRange(from, to));
    return loaders.paymentsOfDays({ from: from ?? null, to: to ?? null }).load(dbId);
  },
  pdfUrl: ({ dbId }) => `/pdf/${globalId('Document', dbId)}`,
  prescriptionCardUrl: ({ dbId, prescription }) => (prescription === null ? null : cardUrl(dbId)),
  shares: ({ dbId }, _args, { loaders }) => loaders.shares.load(dbId),
  attachments: ({ dbId }, _args, { loaders }) => loaders.attachments.load(dbId),
  viewerCanAttach(_document, _args, context) {
    const me = personOf(context);
    return me instanceof Promise ? me.then(mayAttach) : mayAttach(me);
  },
  order: ({ orderId }, _args, context) => {
    if (orderId === null) return null;
    const me = personOf(context);
    const load = (one: Me) =>
      mayAny(one, ['order-list:view']) ? context.loaders.orders.load(orderId) : null;
    return me instanceof Promise ? me.then(load) : load(me);
  },
  viewerCanTrash(document, _args, context) {
    const { trashedAt, orderId, billed, credited, isDayClosed } = document;
    if (trashedAt == null && (orderId !== null || billed || isDayClosed || paiseOf(credited) > 0))
      return false;
    const me = personOf(context);
    return me instanceof Promise ? me.then(mayTrash) : mayTrash(me);
  },
  changes: ({ dbId }, _args, { loaders }) => loaders.documentChanges.load(dbId),
  editing: async ({ dbId }, _args, { loaders }) => (await loaders.documentEditing.loadNonNull(dbId)).editing,
  viewerCanEdit({ status, type, credited, isDayClosed }, _args, context) {
    if (CLOSED.has(status) || isDayClosed || paiseOf(credited) > 0) return false;
    const me = personOf(context);
    return me instanceof Promise ? me.then((person) => mayEdit(person, type)) : mayEdit(me, type);
  },
  received: (document) => rupees(receivedOf(document)),
  trashRefund: (document) =>
    rupees(document.billsOrder || document.billed || document.trashedAt != null ? 0 : receivedOf(document)),
  viewerCanRefund(document, _args, context) {
    const { status, billed, orderId } = document;
    if (status === 'CANCELED' || billed || orderId !== null || receivedOf(document) === 0) return false;
    const me = personOf(context);
    return me instanceof Promise ? me.then(mayRefund) : mayRefund(me);
  },
  creditNotes: ({ dbId, credited }, _args, { loaders }) =>
    paiseOf(credited) === 0 ? [] : loaders.creditNotes.load(dbId),
  viewerCanReturn(document, _args, context) {
    if (!isReturnable(document)) return false;
    const me = personOf(context);
    return me instanceof Promise ? me.then(mayRefund) : mayRefund(me);
  },
  convertedFrom: ({ convertedFromId: id }, _args, { loaders }) =>
    id === null ? null : loaders.documents.load(id),
  convertedTo: ({ convertedToId: id }, _args, { loaders }) =>
    id === null ? null : loaders.documents.load(id),
  viewerCanConvert(document, _args, context) {
    if (!isConvertible(document)) return false;
    const me = personOf(context);
    return me instanceof Promise ? me.then(mayConvert) : mayConvert(me);
  },
  commissionParts: ({ dbId, isSplit }, _args, context) => (isSplit ? partsOf(context, dbId, null) : []),
  viewerCanSplitCommission({ type }, _args, context) {
    if (type === 'PROPOSAL') return false;
    const me = personOf(context);
    return me instanceof Promise ? me.then(maySplit) : maySplit(me);
  },
  viewerCanReceivePayment({ status, pending }, _args, context) {
    if (status === 'CANCELED' || paiseOf(pending) === 0) return false;
    const me = personOf(context);
    return me instanceof Promise ? me.then(mayReceivePayment) : mayReceivePayment(me);
  },
};

/** Money received and not refunded; none for a proposal, which is no debt. */
const receivedOf = ({ type, total, credited, pending }: DocumentMapper): Paise =>
  type === 'PROPOSAL' ? 0 : paiseOf(total) - paiseOf(credited) - paiseOf(pending);

/** Whether goods can be returned, decided like domain's `checkReturnable`. */
const isReturnable = ({ type, status, orderId, total, credited }: DocumentMapper): boolean =>
  type === 'INVOICE' && !CLOSED.has(status) && orderId === null && paiseOf(credited) < paiseOf(total);

/** Rights required by `refundDocument` and `createCreditNote`. */
const mayRefund = (me: Me): boolean =>
  mayAny(me, ['billing:edit', 'transactions-history:delete', 'billing-history:delete']);

/** Rights required by `trashDocument`. */
const mayTrash = (me: Me): boolean => mayAny(me, ['transactions-history:delete', 'billing-history:delete']);

/** Canceled and converted documents are not edited. */
const CLOSED: ReadonlySet<DocumentStatus> = new Set(['CANCELED', 'ENDED', 'ACCEPTED']);

/** Toggles that deny editing to all employees. */
const TOGGLES: Partial<Record<DocumentType, Toggle>> = { INVOICE: 'invoice_edit', ORDER: 'order_edit' };

/** The right required by `updateDocument`, and the shop's toggle. */
function mayEdit(me: Me, type: DocumentType): boolean {
  const toggle = TOGGLES[type];
  return mayAny(me, ['billing:edit']) && (toggle === undefined || me.profile.toggles.includes(toggle));
}

/** Whether it can be converted, decided like domain's `checkConvert`. */
const isConvertible = ({ type, status, pending, convertedToId, billed }: DocumentMapper): boolean =>
  CONVERSIONS[type].length > 0 &&
  !CLOSED.has(status) &&
  !billed &&
  convertedToId === null &&
  (type !== 'ORDER' || paiseOf(pending) === 0);

/** The right required by `convertDocument`. */
const mayConvert = (me: Me): boolean => mayAny(me, ['billing:create']);

/** The right required by `splitCommission`; in a boutique commission comes from orders in pieces, not from documents. */
const maySplit = (me: Me): boolean =>
  mayAny(me, ['employees:edit']) && !me.profile.capabilities.includes('BOUTIQUE_COMMISSION');

/** Rights required by `createDocumentAttachment`. */
const mayAttach = (me: Me): boolean => mayAny(me, ['billing:create', 'billing-history:edit']);

/** Rights required by `recordPayment`. */
function mayReceivePayment(me: Me): boolean {
  return mayAny(me, ['billing:create', 'billing-history:edit']);
}
