/** What other slices use of boutique. */
export { boutiqueNodes } from './nodes.ts';
