import { NEW_STAGE_TYPE, formatMessage } from '@galla/domain';
import { type Route, route } from '../../http/route.ts';
import {
  addStage,
  addStatus,
  deleteStage,
  deleteStatus,
  getStages,
  getStatuses,
  updateAllStages,
  updateStage,
  updateStatus,
} from './contract.ts';
import { saveStageOrder } from './saveOrder.ts';
import { checkedStage, nextPlace, refuseUsedStage, stages } from './stages.ts';
import { checkedStatus, refuseFixed, refuseTooManyStatuses, refuseUsedStatus, statuses } from './statuses.ts';

/** Order statuses, and the stages of pieces (spec 3 §7). */
export const stageRoutes: Route[] = [
  route(getStages, async ({ db, query: { type, IsPatternAvailable: patterns } }) => {
    const asked = (one: 'design' | 'pattern'): boolean => {
      if (one === 'pattern' && patterns !== undefined) return patterns === 1;
      return type === undefined || one === type;
    };
    return { success: true, data: (await stages.list(db)).filter((stage) => asked(stage.type)) };
  }),

  route(addStage, async (call) => {
    const { name, type = NEW_STAGE_TYPE } = call.body;
    const values = checkedStage({ name, type });
    const data = await stages.add(call, { ...values, sortBy: await nextPlace(call.db) });
    return { success: true, message: formatMessage('boutique.stageSaved'), data };
  }),

  route(updateStage, async (call) => {
    const { db, params, body } = call;
    const before = await stages.find(db, params.id);
    const type = body.type ?? (before.type === 'pattern' ? 'pattern' : 'design');
    const values = checkedStage({ name: body.name, type });
    const data = await stages.change(call, params.id, values, body.expected_version);
    return { success: true, message: formatMessage('boutique.stageSaved'), data };
  }),

  route(updateAllStages, async (call) => {
    const { db, body, caller, request } = call;
    await saveStageOrder(db, body.stages);
    request.log.info({ staff: caller.staffId, table: 'stage', action: 'order' }, 'records were put in order');
    return { success: true, message: formatMessage('boutique.orderSaved'), data: await stages.list(db) };
  }),

  route(deleteStage, async (call) => {
    const { db, params, query } = call;
    await refuseUsedStage(db, params.id);
    await stages.remove(call, params.id, query.expected_version);
    return { success: true, message: formatMessage('boutique.stageDeleted') };
  }),

  route(getStatuses, async ({ db }) => ({ success: true, data: await statuses.list(db) })),

  route(addStatus, async (call) => {
    const values = checkedStatus(call.body.name);
    await refuseTooManyStatuses(call.db);
    const data = await statuses.add(call, values);
    return { success: true, message: formatMessage('boutique.statusSaved'), data };
  }),

  route(updateStatus, async (call) => {
    const { db, params, body } = call;
    await refuseFixed(db, params.id);
    const data = await statuses.change(call, params.id, checkedStatus(body.name), body.expected_version);
    return { success: true, message: formatMessage('boutique.statusSaved'), data };
  }),

  route(deleteStatus, async (call) => {
    const { db, params, query } = call;
    await refuseFixed(db, params.id);
    await refuseUsedStatus(db, params.id);
    await statuses.remove(call, params.id, query.expected_version);
    return { success: true, message: formatMessage('boutique.statusDeleted') };
  }),
];
