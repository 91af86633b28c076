import { billing } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

export const revokeShare: NonNullable<MutationResolvers['revokeShare']> = withRefusals(
  async ({ key, share }, { call, loaders }) => {
    const params = { id: dbIdOf('DocumentShare', share) };
    const { document_id: documentId } = await call(billing.revokeShare, { key, params });
    loaders.shares.forget(documentId);
    return {
      __typename: 'RevokeShareSuccess',
      deletedId: share,
      document: await loaders.documents.load(documentId),
    };
  },
);
