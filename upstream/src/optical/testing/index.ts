/** What tests of the optical slice do over and over. */
export { addLens, type TestLens } from './lens.ts';
