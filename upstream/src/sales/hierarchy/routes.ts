import { say } from '@galla/domain';
import { type Route, route } from '../../http/route.ts';
import { designationNow, toTree } from './answers.ts';
import {
  createDesignation,
  deleteDesignation,
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
  route(designationTree, async ({ db }) => ({ success: true, data: toTree(await designationRows(db)) })),

  route(createDesignation, async ({ db, body, now }) => {
    const data = await designationNow(db, await addDesignation(db, body, now));
    return { success: true, message: say('hierarchy.added', { name: data.name }), data };
  }),

  route(updateDesignation, async ({ db, caller, params, body }) => {
    await changeDesignation(db, caller, params.id, body);
    const data = await designationNow(db, params.id);
    return { success: true, message: say('hierarchy.updated', { name: data.name }), data };
  }),

  route(deleteDesignation, async ({ db, caller, params, query }) => {
    await remove(db, caller, params.id, query.children === 'move-up');
    return { success: true, message: say('hierarchy.wasDeleted') };
  }),

  route(moveDesignation, async ({ db, caller, body }) => {
    const { expected_version: expectedVersion, ...decided } = body;
    await move(db, caller, { ...decided, expectedVersion });
    const data = await designationNow(db, body.dragId);
    return { success: true, message: say('hierarchy.moved', { name: data.name }), data };
  }),

  route(rebuildDesignations, async ({ db, caller, body }) => {
    const changed = await rebuild(db, caller, body.tree);
    return { success: true, message: say(changed > 0 ? 'hierarchy.rebuilt' : 'hierarchy.wasRight'), changed };
  }),
];
