/** What other slices use of the map. */
export { requireSight, toWire } from './read.ts';
export { tidyLocations } from './tidy.ts';
