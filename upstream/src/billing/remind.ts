import { dayIn, instantOf } from '@galla/domain';
import { paiseOf } from '../db/numeric.ts';
import type { JobKind } from '../jobs/index.ts';
import { type Notice, notifyAll, readersWith } from '../notifications/index.ts';
import { ownDocuments } from './history/ownership.ts';

/**
 * Tells whoever looks after what is still to pay, on the day that the customer said: the owner, and of the people who
 * see the history of bills those who made the bill or in whose name it is.
 */
export const dueReminder: JobKind = {
  name: 'DUE',

  async timesOf(db, { zone, tasksAt }, asked) {
    let documents = db.sql
      .selectFrom('document')
      .where('tenantId', '=', db.tenantId)
      .where('payOn', 'is not', null)
      .where('pending', '>', '0')
      .where('canceledAt', 'is', null)
      .select(['id', 'payOn']);
    documents =
      'ids' in asked
        ? documents.where('id', 'in', [...asked.ids])
        : documents.where('payOn', '>=', dayIn(zone, asked.after));
    return (await documents.execute()).flatMap(({ id, payOn }) =>
      payOn === null ? [] : [{ id, at: instantOf(zone, { day: payOn, minute: tasksAt }) }],
    );
  },

  async run({ db, now }, id) {
    const notices: Notice<'PAYMENT_DUE'>[] = [];
    for (const reader of await readersWith(db, 'billing-history:view')) {
      const document = await db.sql
        .selectFrom('document')
        .where('document.tenantId', '=', db.tenantId)
        .where('document.id', '=', id)
        .where(ownDocuments(reader))
        .select(['number', 'customerName', 'pending'])
        .executeTakeFirst();
      if (!document) continue;
      const { number, customerName: customer } = document;
      const facts = { documentId: id, number, customer, pending: paiseOf(document.pending) };
      notices.push({ kind: 'PAYMENT_DUE', facts, to: reader.staffId });
    }
    await notifyAll(db, notices, now);
  },
};
