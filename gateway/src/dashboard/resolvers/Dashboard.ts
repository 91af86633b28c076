import { dashboard } from '@galla/upstream/contract';
import { changesOf, connection, includeWithChanges, pageOf, WIRE_DIRECTION } from '../../relay/connection.ts';
import { omitUndefined } from '../../rest/omitUndefined.ts';
import type { DashboardResolvers } from '../../types.generated.ts';
import { figuresOf, taskOf } from '../schema.mappers.ts';

const USUAL_DAYS = 14;
const WIRE_TASK_ORDER = { DUE: 'due', UPDATED: 'updated' } as const;

export const Dashboard: DashboardResolvers = {
  async figures(_dashboard, _args, { call, viewer }) {
    const { profile } = await viewer();
    const endpoint = profile.emp_id === null ? dashboard.getDashboardData : dashboard.getempDashboardData;
    return figuresOf(await call(endpoint, { body: {} }));
  },

  async sales(_dashboard, { days }, { call }) {
    const answer = await call(dashboard.dashboardSales, { body: { days: days ?? USUAL_DAYS } });
    return {
      total: answer.total,
      days: answer.by_day,
      modes: answer.by_mode,
      employees: answer.by_employee.map(({ name, total }) => ({ name, total })),
    };
  },

  dues: (_dashboard, _args, { call }) => call(dashboard.dashboardDues, { body: {} }),

  followUps: async (_dashboard, { days }, { call }) =>
    (await call(dashboard.dashboardFollowUps, { body: { days: days ?? USUAL_DAYS } })).by_day,

  async tasks(_dashboard, { filter, orderBy, updatedSince, ...args }, { call, loaders }, info) {
    const page = pageOf(args);
    const status: 0 | 1 | undefined = filter?.completed ? 0 : filter || updatedSince == null ? 1 : undefined;
    const narrowed = omitUndefined({
      status,
      updated_since: updatedSince,
      sort_by: orderBy && WIRE_TASK_ORDER[orderBy.field],
      sort_order: orderBy && WIRE_DIRECTION[orderBy.direction],
    });
    const query = { ...narrowed, ...page, include: includeWithChanges(info).join() };
    const answer = await call(dashboard.getTask, { query });
    const tasks = answer.data.map(taskOf);
    loaders.tasks.prime(tasks);
    return {
      ...connection(tasks, answer, page),
      ...changesOf('Task', { updatedSince }, answer.changes),
    };
  },
};
