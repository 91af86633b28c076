import type { Nodes } from '../relay/nodes.ts';

export const boutiqueNodes = {
  async OrderStatus(dbId, { viewer, loaders }) {
    const { profile } = await viewer();
    const all = await loaders.orderStatuses.load(profile.tenant_schema);
    return all.find((status) => status.dbId === dbId) ?? null;
  },
  async Stage(dbId, { viewer, loaders }) {
    const { profile } = await viewer();
    const all = await loaders.stages.load(profile.tenant_schema);
    return all.find((stage) => stage.dbId === dbId) ?? null;
  },
} satisfies Nodes;
