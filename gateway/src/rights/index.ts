/** What other slices use of rights. */
export { mayAny, mayDo, personOf, rightOf } from './rights.ts';
