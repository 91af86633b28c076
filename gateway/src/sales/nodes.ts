import type { Nodes } from '../relay/nodes.ts';

export const salesNodes = {
  async Designation(dbId, { viewer, loaders }) {
    const { profile } = await viewer();
    const all = await loaders.hierarchy.load(profile.tenant_schema);
    return all.find((designation) => designation.dbId === dbId) ?? null;
  },
} satisfies Nodes;
