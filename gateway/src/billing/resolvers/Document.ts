import { checkRange, type Toggle } from '@galla/domain';
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
  order: ({ orderId }, _args, context) => {
    if (orderId === null) return null;
    const me = personOf(context);
    const load = (one: Me) =>
      mayAny(one, ['order-list:view']) ? context.loaders.orders.load(orderId) : null;
    return me instanceof Promise ? me.then(load) : load(me);
  },
  viewerCanTrash(document, _args, context) {
    if (document.trashedAt == null && (document.orderId !== null || holdsMoney(document))) return false;
    const me = personOf(context);
    return me instanceof Promise ? me.then(mayTrash) : mayTrash(me);
  },
  changes: ({ dbId }, _args, { loaders }) => loaders.documentChanges.load(dbId),
  editing: async ({ dbId }, _args, { loaders }) => (await loaders.documentEditing.loadNonNull(dbId)).editing,
  viewerCanEdit({ status, type }, _args, context) {
    if (CLOSED.has(status)) return false;
    const me = personOf(context);
    return me instanceof Promise ? me.then((person) => mayEdit(person, type)) : mayEdit(me, type);
  },
  viewerCanReceivePayment({ status, pending }, _args, context) {
    if (status === 'CANCELED' || paiseOf(pending) === 0) return false;
    const me = personOf(context);
    return me instanceof Promise ? me.then(mayReceivePayment) : mayReceivePayment(me);
  },
};

/** Whether money was received on it: of a proposal, which is no debt, there is none. */
const holdsMoney = ({ type, total, pending, advance }: DocumentMapper): boolean =>
  type !== 'PROPOSAL' && (paiseOf(advance) > 0 || paiseOf(pending) < paiseOf(total));

/** The rights that `trashDocument` asks for. */
const mayTrash = (me: Me): boolean => mayAny(me, ['transactions-history:delete', 'billing-history:delete']);

/** What was taken back, or became another document, is not edited. */
const CLOSED: ReadonlySet<DocumentStatus> = new Set(['CANCELED', 'ENDED', 'ACCEPTED']);

/** What the shop may keep its employees from. */
const TOGGLES: Partial<Record<DocumentType, Toggle>> = { INVOICE: 'invoice_edit', ORDER: 'order_edit' };

/** The right that `updateDocument` asks for, and the shop's setting. */
function mayEdit(me: Me, type: DocumentType): boolean {
  const toggle = TOGGLES[type];
  return mayAny(me, ['billing:edit']) && (toggle === undefined || me.profile.toggles.includes(toggle));
}

/** The rights that `recordPayment` asks for. */
function mayReceivePayment(me: Me): boolean {
  return mayAny(me, ['billing:create', 'billing-history:edit']);
}
