import type { Nodes } from '../relay/nodes.ts';

export const gymNodes = {
  async Branch(dbId, { viewer, loaders }) {
    const { profile } = await viewer();
    const all = await loaders.branches.load(profile.tenant_schema);
    return all.find((branch) => branch.dbId === dbId) ?? null;
  },
} satisfies Nodes;
