import { catalogue } from '@galla/upstream/contract';
import { refusable } from '../../../refusals/refusable.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { importOf } from '../../importModel.ts';

export const runCatalogueImport: NonNullable<MutationResolvers['runCatalogueImport']> = (
  _parent,
  { input: { key, import: id, version } },
  { call },
) =>
  refusable(['ChangedMeanwhile', 'InvalidInput', 'PermissionDenied', 'NotFound'], async () => {
    const body = { import_id: dbIdOf('CatalogueImport', id), version };
    const { data } = await call(catalogue.runCatalogueImport, { key, body });
    return { __typename: 'RunCatalogueImportSuccess' as const, import: importOf(data) };
  });
