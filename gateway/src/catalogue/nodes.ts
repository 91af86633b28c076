import { catalogue } from '@galla/upstream/contract';
import type { Nodes } from '../relay/nodes.ts';
import { importOf } from './importModel.ts';
import { orNull } from './orNull.ts';

export const catalogueNodes = {
  async CatalogueImport(dbId, { call }) {
    const found = await orNull(() => call(catalogue.catalogueImport, { params: { id: dbId } }));
    return found && importOf(found.data);
  },
  Variant: (dbId, { loaders }) => loaders.variantsById.load(dbId),
  async Product(dbId, { loaders }) {
    const item = await loaders.items.load(dbId);
    return item?.__typename === 'Product' ? item : null;
  },
  async Service(dbId, { loaders }) {
    const item = await loaders.items.load(dbId);
    return item?.__typename === 'Service' ? item : null;
  },
} satisfies Nodes;
