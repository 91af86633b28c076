/** What other slices use of customers. */
export { billableBy, visibleTo } from './visibility.ts';
export { addWalkIn } from './walkIn.ts';
