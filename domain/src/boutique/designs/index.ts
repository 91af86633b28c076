export { ADD_ONS_NAME, AREA_KINDS, inAreaOrder, kindOfArea, type AreaKind } from './areas.ts';
export {
  checkAreas,
  checkImages,
  checkPoints,
  checkRoom,
  readNamedPrice,
  readPrice,
  type NamedPrice,
  type NamedPriceEntries,
} from './entries.ts';
export { DESIGN_LIMITS } from './limits.ts';
export { checkDefaults, placeOptions, type OptionPlace, type PlacedOption } from './options.ts';
export { readImages, readStagePrices, type SentStagePrice } from './readWire.ts';
export {
  checkPatternStages,
  fitDesignStages,
  STAGE_RESETS,
  stageSum,
  type StageReset,
} from './stagePrices.ts';
