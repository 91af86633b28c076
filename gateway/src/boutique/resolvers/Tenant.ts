import { boutique } from '@galla/upstream/contract';
import { idField } from '../../relay/ids.ts';
import type { TenantResolvers } from '../../types.generated.ts';
import { dayLoadOf, dueBoardOf } from '../due.mappers.ts';
import { readJobCard } from '../readJobCard.ts';
import { readVersions } from '../readVersions.ts';
import { orderConnection } from '../orderConnection.ts';
import { partsBelow } from '../garmentParts.ts';

export const Tenant: Pick<
  TenantResolvers,
  | 'addOns'
  | 'dayLoad'
  | 'dueBoard'
  | 'garments'
  | 'jobCard'
  | 'measurementVersions'
  | 'orders'
  | 'stages'
  | 'statuses'
  | '__isTypeOf'
> = {
  async stages({ dbId }, { type }, { loaders }) {
    const all = await loaders.stages.load(dbId);
    return type ? all.filter((stage) => stage.type === type) : all;
  },
  statuses: ({ dbId }, _args, { loaders }) => loaders.orderStatuses.load(dbId),
  orders: (_tenant, args, context, info) => orderConnection(args, context, info),
  async dueBoard(_tenant, { by }, { call, loaders }) {
    const query = { by: by === 'TRIAL' ? 'trial' : 'delivery' } as const;
    const board = dueBoardOf(await call(boutique.dueOrders, { query }));
    loaders.orders.prime(board.groups.flatMap(({ entries }) => entries.map(({ order }) => order)));
    return board;
  },
  async dayLoad(_tenant, { day, except }, { call }) {
    const query = { date: day, ...idField('except', 'Order', except) };
    return dayLoadOf((await call(boutique.dayLoad, { query })).data);
  },
  measurementVersions: (_tenant, args, context) => readVersions(args, context),
  jobCard: (_tenant, { piece }, context) => readJobCard(piece, context),
  // Fetched with the selected parts, so that their fields need no call of their own.
  garments: (_tenant, _args, { loaders }, info) => loaders.garments.load(partsBelow(info)),
  addOns: ({ dbId }, _args, { loaders }) => loaders.addOns.load(dbId),
};
