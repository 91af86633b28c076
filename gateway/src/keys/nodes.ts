import type { Nodes } from '../relay/nodes.ts';

export const keyNodes = {
  ApiKey: (dbId, { loaders }) => loaders.apiKeys.load(dbId),
} satisfies Nodes;
