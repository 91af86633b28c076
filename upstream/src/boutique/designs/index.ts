/** What orders use of garments, designs and patterns. */
export {
  readChosenDesigns,
  readChosenGarments,
  readChosenPatterns,
  type ChosenDesign,
  type ChosenGarment,
} from './chosen.ts';
export type { StoredPattern } from '../patterns/patterns.ts';
export { addOnePattern, type PatternSent } from '../patterns/write.ts';
export { stageReader, saveStagePrices, type StagePrice } from '../stagePrices.ts';
