/** Exports for other slices. */
export { pinRefusal } from './refusals.ts';
export { mayAct } from './acts.ts';
export { isOwner, type Me, meOf } from './me.ts';
export type { People } from './people.ts';
