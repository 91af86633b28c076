/** The public interface of garments, designs and patterns for orders. */
export { readChosenDesigns, readChosenGarments, readChosenPatterns, type ChosenDesign } from './chosen.ts';
export type { StoredPattern } from '../patterns/patterns.ts';
export { keepPattern } from '../patterns/write.ts';
