import { dayIn, instantOf } from '@galla/domain';
import { paiseOf } from '../db/numeric.ts';
import type { JobKind } from '../jobs/index.ts';
import { type Notice, notifyAll, readersWith } from '../notifications/index.ts';
import { ownDocuments } from './history/ownership.ts';

/**
 * Reminds about pending amounts on the day the customer promised: the owner, and of the employees with the right to the
 * billing history those who made the bill or are named on it.
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
