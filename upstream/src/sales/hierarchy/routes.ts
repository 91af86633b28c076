import { formatMessage } from '@galla/domain';
import { type Route, route } from '../../http/route.ts';
import { designationNow, toList, toTree } from './answers.ts';
import {
  createDesignation,
  deleteDesignation,
  designations,
  designationTree,
  moveDesignation,
  rebuildDesignations,
  updateDesignation,
} from './contract.ts';
import { move } from './move.ts';
import { rebuild } from './rebuild.ts';
import { remove } from './remove.ts';
import { designationRows } from './rows.ts';
import { addDesignation, changeDesignation } from './write.ts';

/** The hierarchy of designations (spec 3 §7). */
export const hierarchyRoutes: Route[] = [
  route(designations, async ({ db, caller }) => ({
    success: true,
    data: toList(await designationRows(db), caller.capabilities),
  })),

  route(designationTree, async ({ db, caller }) => ({
    success: true,
    data: toTree(await designationRows(db), caller.capabilities),
  })),

  route(createDesignation, async ({ db, caller, body, now }) => {
    const data = await designationNow(db, caller, await addDesignation(db, body, now));
    return { success: true, message: formatMessage('hierarchy.added', { name: data.name }), data };
  }),

  route(updateDesignation, async ({ db, caller, params, body }) => {
    await changeDesignation(db, caller, params.id, body);
    const data = await designationNow(db, caller, params.id);
    return { success: true, message: formatMessage('hierarchy.updated', { name: data.name }), data };
  }),

  route(deleteDesignation, async ({ db, caller, params, query }) => {
    await remove(db, caller, params.id, query.children === 'move-up');
    return { success: true, message: formatMessage('hierarchy.wasDeleted') };
  }),

  route(moveDesignation, async ({ db, caller, body }) => {
    const { expected_version: expectedVersion, ...decided } = body;
    await move(db, caller, { ...decided, expectedVersion });
    const data = await designationNow(db, caller, body.dragId);
    return { success: true, message: formatMessage('hierarchy.moved', { name: data.name }), data };
  }),

  route(rebuildDesignations, async ({ db, caller, body }) => {
    const changed = await rebuild(db, caller, body.tree);
    return {
      success: true,
      message: formatMessage(changed > 0 ? 'hierarchy.rebuilt' : 'hierarchy.wasRight'),
      changed,
    };
  }),
];
