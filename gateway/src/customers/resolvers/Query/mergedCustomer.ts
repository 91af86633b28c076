import { customers } from '@galla/upstream/contract';
import { RefusalError } from '../../../refusals/RefusalError.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { QueryResolvers } from '../../../types.generated.ts';
import { customersFor } from '../../balance.ts';
import { mergedInto } from '../../merge.ts';

export const mergedCustomer: NonNullable<QueryResolvers['mergedCustomer']> = async (
  _parent,
  { id },
  context,
  info,
) => {
  try {
    await context.call(customers.customerDetails, { query: { customer_id: dbIdOf('Customer', id) } });
    return null;
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    if (error.refusal.code === 'NOT_FOUND') return null;
    const into = mergedInto(error);
    if (into === undefined) throw error;
    return customersFor(context, info).load(into);
  }
};
