import { billing } from '@galla/upstream/contract';
import { pageOf } from '../../relay/connection.ts';
import type { CustomerResolvers } from '../../types.generated.ts';
import { documentConnection } from '../documentConnection.ts';

export const Customer: Pick<CustomerResolvers, 'cashToday' | 'documents' | '__isTypeOf'> = {
  async cashToday({ dbId }, _args, { loaders }) {
    return (await loaders.cashToday.load(dbId))?.cash ?? null;
  },
  async documents({ dbId }, { billsOnly, ...args }, { call, loaders }, info) {
    const page = pageOf(args);
    const body = { type: 'all', customer_id: dbId, ...(billsOnly && { bills_only: true }), ...page } as const;
    return documentConnection(await call(billing.fetchDocuments, { body }), page, loaders, info);
  },
};
