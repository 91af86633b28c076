import { catalogue } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { importOf } from '../../importModel.ts';

export const runCatalogueImport: NonNullable<MutationResolvers['runCatalogueImport']> = withRefusals(
  async ({ key, import: id, version }, { call }) => {
    const body = { import_id: dbIdOf('CatalogueImport', id), version };
    const { data } = await call(catalogue.runCatalogueImport, { key, body });
    return { __typename: 'RunCatalogueImportSuccess', import: importOf(data) };
  },
);
