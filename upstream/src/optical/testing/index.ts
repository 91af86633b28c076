/** Helpers for tests of the optical slice. */
export { addLens, type TestLens } from './lens.ts';
