/** What other slices use of the map. */
export { SharingMark } from './sharing/SharingMark.tsx';
export { useSharing } from './sharing/sharing.ts';
export { PlacesMap } from './places/PlacesMap.tsx';
