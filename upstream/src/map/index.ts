/** What other slices use of the map. */
export { tidyLocations } from './tidy.ts';
