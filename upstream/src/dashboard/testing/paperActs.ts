import { rupees } from '@galla/domain';
import {
  convertDocument,
  createCreditNote,
  createInvoice,
  createOrder,
  createProposal,
  getDocument,
  recordPayment,
  refundDocument,
  restoreDocument,
  trashDocument,
} from '../../billing/contract.ts';
import { payloadOf } from '../../billing/testing/index.ts';
import { paiseOf } from '../../db/numeric.ts';
import { call } from '../../testing/index.ts';
import type { Acts, Scene } from './scene.ts';

/** Acts on bills, orders and proposals. */
export function paperActs({
  api,
  as,
  owner,
  ids,
  idOf,
  items,
  customer,
  person,
  share,
  quantities,
  part,
}: Scene): Acts<
  'bill' | 'order' | 'proposal' | 'convert' | 'pay' | 'refund' | 'return' | 'trash' | 'restore'
> {
  const bill = (type: 'invoice' | 'order' | 'proposal') => ({
    ...payloadOf({
      type,
      customer,
      advance: type === 'proposal' ? 0 : share * 10,
      lines: items.flatMap((item, at) => {
        const quantity = (quantities[at] ?? 0) * 1000;
        return quantity > 0 ? [{ item, quantity }] : [];
      }),
    }),
    employee_id: person.staffId,
  });
  const money = async () => {
    const id = idOf('document');
    const { document, items: lines } = (await call(api, getDocument, { ...owner, params: { id } })).body.data;
    const pending = paiseOf(document.pending_amount);
    return {
      document_id: id,
      lines,
      pending,
      received: paiseOf(document.total_amount) - paiseOf(document.credited_amount) - pending,
    };
  };
  return {
    async bill() {
      const made = await call(api, createInvoice, { ...as, body: bill('invoice') });
      if (made.status === 200) ids.document.push(made.body.document_id);
      return made;
    },
    async order() {
      const made = await call(api, createOrder, { ...as, body: bill('order') });
      if (made.status === 200) ids.document.push(made.body.document_id);
      return made;
    },
    async proposal() {
      const made = await call(api, createProposal, { ...as, body: bill('proposal') });
      if (made.status === 200) ids.document.push(made.body.document_id);
      return made;
    },
    async convert() {
      const body = { document_id: idOf('document'), type: 'invoice' as const };
      const made = await call(api, convertDocument, { ...as, body });
      if (made.status === 200) ids.document.push(made.body.document_id);
      return made;
    },
    async pay() {
      const { document_id, pending } = await money();
      const body = { document_id, amount: part(pending), expected_pending: rupees(pending) };
      return call(api, recordPayment, { ...as, body: { ...body, payment_mode: 'UPI' } });
    },
    async refund() {
      const { document_id, received } = await money();
      const body = { document_id, amount: part(received), expected_received: rupees(received) };
      return call(api, refundDocument, {
        ...as,
        body: { ...body, payment_mode: 'Cash', reason: 'Too dear' },
      });
    },
    async return() {
      const { document_id, pending, lines } = await money();
      const body = {
        document_id,
        expected_pending: rupees(pending),
        reason: 'WRONG_SIZE' as const,
        items: [{ line_id: lines[0]?.id ?? '', qty: '1', condition: 'STOCK' as const }],
        settlement: 'CREDIT' as const,
      };
      const ask = (expected_total: string) =>
        call(api, createCreditNote, { ...owner, body: { ...body, expected_total } });
      return ask(String((await ask('0.00')).refusal.details?.['total'] ?? ''));
    },
    async trash() {
      const { document_id, received } = await money();
      const refund = received > 0 && { refund: { payment_mode: 'Cash' as const } };
      return call(api, trashDocument, { ...owner, body: { document_id, ...refund } });
    },
    restore: () => call(api, restoreDocument, { ...owner, body: { document_id: idOf('document') } }),
  };
}
