/** What other slices use of the map. */
export { pointOf } from './routes.ts';
