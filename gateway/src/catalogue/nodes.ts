import type { Nodes } from '../relay/nodes.ts';

export const catalogueNodes = {
  async Product(dbId, { loaders }) {
    const item = await loaders.items.load(dbId);
    return item?.__typename === 'Product' ? item : null;
  },
  async Service(dbId, { loaders }) {
    const item = await loaders.items.load(dbId);
    return item?.__typename === 'Service' ? item : null;
  },
} satisfies Nodes;
