import { billing } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { movedDocument } from '../../movedDocument.ts';

export const restoreDocument: NonNullable<MutationResolvers['restoreDocument']> = withRefusals(
  async ({ key, document }, { call, loaders }) => {
    const body = { document_id: dbIdOf('Document', document) };
    const { data } = await call(billing.restoreDocument, { key, body });
    return { __typename: 'RestoreDocumentSuccess', document: movedDocument(data, loaders) };
  },
);
