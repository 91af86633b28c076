import { isDay } from '@galla/domain';
import { withDirectory } from '../db/directory.ts';
import { tendSubscriptions } from '../subscription/tend.ts';
import { wanted } from './ask.ts';
import type { Command } from './command.ts';
import { findShop } from './findShop.ts';

export const paidUntil: Command = {
  summary: 'Says until when a shop has paid, for payments outside Galla',
  flags: {
    shop: { type: 'string', about: 'tenant_schema of the shop, or a mobile that signs in to it' },
    day: { type: 'string', about: 'the last day that is paid for, like 2027-03-31' },
  },
  async run({ database }, flags, now) {
    const text = await wanted(flags, { flag: 'shop', question: 'tenant_schema or mobile' });
    const day = await wanted(flags, {
      flag: 'day',
      question: 'Last day that is paid for (YYYY-MM-DD)',
      check: (given) => (isDay(given) ? undefined : 'It must be a day like 2027-03-31.'),
    });
    const { tenantId } = await findShop(database, text);
    await withDirectory(database, ({ sql }) =>
      sql
        .updateTable('directory.tenant')
        .set({ paidUntil: day, paymentStatus: 'COMPLETED' })
        .where('tenantId', '=', tenantId)
        .execute(),
    );
    // A date in the past closes the shop immediately.
    await tendSubscriptions(database, now);
    return [`The shop is paid until ${day}.`];
  },
};
