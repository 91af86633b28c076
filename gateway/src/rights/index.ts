/** Exports for other slices. */
export { mayAny, mayDo, personOf, rightOf } from './rights.ts';
