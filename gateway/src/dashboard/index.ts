/** What other slices use of the dashboard. */
export { dashboardNodes } from './nodes.ts';
