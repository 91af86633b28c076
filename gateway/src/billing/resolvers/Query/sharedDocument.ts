import { billing } from '@galla/upstream/contract';
import { RefusalError } from '../../../refusals/RefusalError.ts';
import type { QueryResolvers } from '../../../types.generated.ts';
import { sharedDocumentOf } from '../../schema.mappers.ts';

export const sharedDocument: NonNullable<QueryResolvers['sharedDocument']> = async (
  _parent,
  { secret },
  { call },
) => {
  try {
    const { data } = await call(billing.openShared, { body: { secret } });
    return sharedDocumentOf(secret, data);
  } catch (error) {
    if (error instanceof RefusalError && error.refusal.code === 'LINK_ENDED') return null;
    throw error;
  }
};
