/** Exports for other slices. */
export { dashboardNodes } from './nodes.ts';
