import { billing } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

export const deleteDocument: NonNullable<MutationResolvers['deleteDocument']> = withRefusals(
  async ({ key, document }, { call, loaders }) => {
    const id = dbIdOf('Document', document);
    await call(billing.deleteDocument, { key, params: { id } });
    loaders.documents.forget(id);
    return { __typename: 'DeleteDocumentSuccess', deletedId: document };
  },
);
