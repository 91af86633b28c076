import { catalogue } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { importOf } from '../../importModel.ts';

export const matchCatalogueImport: NonNullable<MutationResolvers['matchCatalogueImport']> = withRefusals(
  async ({ key, import: id, columns }, { call }) => {
    const body = {
      import_id: dbIdOf('CatalogueImport', id),
      columns: columns.map(({ column, field }) => ({ column, field: field ?? null })),
    };
    const { data } = await call(catalogue.matchCatalogueImport, { key, body });
    return { __typename: 'MatchCatalogueImportSuccess', import: importOf(data) };
  },
);
