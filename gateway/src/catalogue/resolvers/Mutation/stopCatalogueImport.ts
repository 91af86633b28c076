import { catalogue } from '@galla/upstream/contract';
import { refusable } from '../../../refusals/refusable.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

export const stopCatalogueImport: NonNullable<MutationResolvers['stopCatalogueImport']> = (
  _parent,
  { input: { key, import: id } },
  { call },
) =>
  refusable(['PermissionDenied', 'NotFound'], async () => {
    const body = { import_id: dbIdOf('CatalogueImport', id) };
    await call(catalogue.stopCatalogueImport, { key, body });
    return { __typename: 'StopCatalogueImportSuccess' as const, importId: id };
  });
