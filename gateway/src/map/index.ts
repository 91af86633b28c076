/** Exports for other slices. */
export { pointOf } from './routes.ts';
