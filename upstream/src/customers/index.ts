/** What other slices use of customers. */
export { tidyErased } from './privacy/erase/tidyErased.ts';
export { billableBy, visibleTo } from './visibility.ts';
export { addWalkIn } from './walkIn.ts';
