import type { Nodes } from '../relay/nodes.ts';
import { designNodes } from './designNodes.ts';

export const boutiqueNodes = {
  Order: (dbId, { loaders }) => loaders.orders.load(dbId),
  OrderEvent: (dbId, { loaders }) => loaders.orderEventsById.load(dbId),
  OrderItem: (dbId, { loaders }) => loaders.orderItemsById.load(dbId),
  Piece: (dbId, { loaders }) => loaders.orderPieces.load(dbId),
  ...designNodes,
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
