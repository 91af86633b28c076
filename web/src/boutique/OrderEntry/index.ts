/** What other slices use of taking and changing orders. */
export { editOrderPath } from './paths.ts';
