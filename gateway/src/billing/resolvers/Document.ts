import { customersFor } from '../../customers/index.ts';
import { globalId } from '../../relay/ids.ts';
import { paiseOf } from '../../rest/decimals.ts';
import { mayAny, personOf } from '../../rights/index.ts';
import type { Me } from '../../session/index.ts';
import type { DocumentResolvers } from '../../types.generated.ts';

export const Document: DocumentResolvers = {
  id: ({ dbId }) => globalId('Document', dbId),
  customer: ({ customerId }, _args, context, info) => customersFor(context, info).load(customerId),
  employee: ({ employeeId }, _args, { loaders }) =>
    employeeId === null ? null : loaders.employees.load(employeeId),
  lines: ({ dbId }, _args, { loaders }) => loaders.lines.load(dbId),
  payments: ({ dbId }, _args, { loaders }) => loaders.payments.load(dbId),
  pdfUrl: ({ dbId }) => `/pdf/${globalId('Document', dbId)}`,
  shares: ({ dbId }, _args, { loaders }) => loaders.shares.load(dbId),
  viewerCanReceivePayment({ status, pending }, _args, context) {
    if (status === 'CANCELED' || paiseOf(pending) === 0) return false;
    const me = personOf(context);
    return me instanceof Promise ? me.then(mayReceivePayment) : mayReceivePayment(me);
  },
};

/** The rights that `recordPayment` asks for. */
function mayReceivePayment(me: Me): boolean {
  return mayAny(me, ['billing:create', 'billing-history:edit']);
}
