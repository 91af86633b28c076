import { pageOf } from '../../relay/connection.ts';
import type { CustomerResolvers } from '../../types.generated.ts';
import { documentConnection } from '../documentConnection.ts';

export const Customer: Pick<CustomerResolvers, 'cashToday' | 'documents' | '__isTypeOf'> = {
  async cashToday({ dbId }, _args, { loaders }) {
    return (await loaders.cashToday.load(dbId))?.cash ?? null;
  },
  async documents({ dbId }, { billsOnly, ...args }, { loaders }, info) {
    const page = pageOf(args);
    const loader = loaders.documentsByCustomer({ billsOnly: billsOnly ?? false, ...page });
    const { documents, total, summary } = await loader.loadNonNull(dbId);
    return documentConnection({ data: documents, total, summary }, page, loaders, info);
  },
};
