/** The public interface of forms for other slices. */
export type { ShopKind } from './defaults/index.ts';
export { type Form, formNamed, statusFieldCounts, statusForm } from './store.ts';
