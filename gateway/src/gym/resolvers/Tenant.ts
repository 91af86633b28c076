import { gym } from '@galla/upstream/contract';
import { dbIdOf, idField, optionalDbId } from '../../relay/ids.ts';
import { omitUndefined } from '../../rest/omitUndefined.ts';
import type { TenantResolvers } from '../../types.generated.ts';
import { renewalOf, seenOf, unusedOf, upgradeFiguresOf, upgradeOf } from '../cuts.ts';
import { doorDayOf, doorOf } from '../door.ts';
import { memberConnection } from '../memberConnection.ts';
import { trialVisitorOf } from '../visitors.ts';
import { memberSummaryOf, WIRE_LIST, WIRE_STATUS } from '../members.ts';

export const Tenant: Pick<
  TenantResolvers,
  | 'branches'
  | 'dietPlans'
  | 'door'
  | 'doorDay'
  | 'gymCancelFigures'
  | 'gymDayPass'
  | 'gymMemberSummary'
  | 'gymMembers'
  | 'gymPlans'
  | 'gymRenewalFigures'
  | 'gymResources'
  | 'gymUpgradeFigures'
  | 'trialVisitors'
  | 'workouts'
  | '__isTypeOf'
> = {
  branches: ({ dbId }, _args, { loaders }) => loaders.branches.load(dbId),

  gymPlans: ({ dbId }, _args, { loaders }) => loaders.gymPlans.load(dbId),

  async door(_tenant, { branch }, { call }) {
    const query = idField('branch', 'Branch', branch);
    return doorOf(await call(gym.door, { query }));
  },

  async doorDay(_tenant, { day, branch }, { call }) {
    const query = { day, ...idField('branch', 'Branch', branch) };
    return doorDayOf(await call(gym.doorDay, { query }));
  },

  dietPlans: ({ dbId }, _args, { loaders }) => loaders.dietPlans.load(dbId),

  async gymResources({ dbId }, { kind }, { loaders }) {
    const all = await loaders.gymResources.load(dbId);
    return kind == null ? all : all.filter((resource) => resource.kind === kind);
  },

  async trialVisitors(_tenant, { from, to }, { call }) {
    const query = { from_date: from, to_date: to };
    return (await call(gym.trialVisitors, { query })).data.map(trialVisitorOf);
  },

  workouts: ({ dbId }, _args, { loaders }) => loaders.workouts.load(dbId),

  gymMemberSummary: async (_tenant, _args, { call }) => memberSummaryOf(await call(gym.memberSummary)),

  async gymCancelFigures(_tenant, seen, { call }) {
    const { data } = await call(gym.cancelFigures, { query: seenOf(seen) });
    return unusedOf(data);
  },

  async gymDayPass(_tenant, _args, { call }) {
    const { data } = await call(gym.dayPass);
    return data && { price: data.price, total: data.total_amount };
  },

  async gymRenewalFigures(_tenant, { member }, { call }) {
    const { data } = await call(gym.renewalFigures, { query: { id: dbIdOf('GymMember', member) } });
    return renewalOf(data);
  },

  gymUpgradeFigures: async (_tenant, asked, { call }) =>
    upgradeFiguresOf(await call(gym.upgradeFigures, { query: upgradeOf(asked) })),

  gymMembers(_tenant, { filter, orderBy, ...args }, context, info) {
    const narrowed = omitUndefined({
      search: filter?.search ?? undefined,
      status: filter?.status == null ? undefined : WIRE_STATUS[filter.status],
      branch: optionalDbId('Branch', filter?.branch),
      workout: optionalDbId('Workout', filter?.workout),
      diet_plan: optionalDbId('DietPlan', filter?.dietPlan),
      list: filter?.list == null ? undefined : WIRE_LIST[filter.list],
      sort_by: orderBy === 'LAST_VISIT' ? ('last_visit' as const) : undefined,
    });
    return memberConnection(narrowed, args, context, info);
  },
};
