/** What other slices use of forms. */
export type { ShopKind } from './defaults/index.ts';
export { type Form, formNamed, statusFieldCounts, statusForm } from './store.ts';
