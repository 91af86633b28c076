/** The public interface of the map for other slices. */
export { requireSight, toWire } from './read.ts';
export { tidyLocations } from './tidy.ts';
