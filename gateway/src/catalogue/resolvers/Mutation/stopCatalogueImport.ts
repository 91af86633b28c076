import { catalogue } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

export const stopCatalogueImport: NonNullable<MutationResolvers['stopCatalogueImport']> = withRefusals(
  async ({ key, import: id }, { call }) => {
    const body = { import_id: dbIdOf('CatalogueImport', id) };
    await call(catalogue.stopCatalogueImport, { key, body });
    return { __typename: 'StopCatalogueImportSuccess', importId: id };
  },
);
