export { inTreeOrder, isNestedSet, isWithin, levelsOf, ranksOf, type Place } from './place.ts';
export { POSITIONS, addPlace, movePlace, removePlace, type Move, type Position } from './movePlace.ts';
export { rebuildPlaces, type Parentage } from './rebuildPlaces.ts';
export { NO_STEP, STEPS, moveOfStep, type Step } from './stepPlace.ts';
export {
  MAX_DESIGNATIONS,
  MAX_LEVELS,
  MAX_VISIBILITY_POINTS,
  checkDesignation,
  checkHierarchy,
  type DesignationEntries,
} from './checkDesignation.ts';
