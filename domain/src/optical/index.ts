export {
  LENS_RULES,
  LENS_VALUES,
  lensValueText,
  parseLensValue,
  stepLensValue,
  type LensValueName,
  type LensValueRule,
} from './lensValue.ts';
export {
  MAX_LENS_PRESCRIPTIONS,
  lensPrescriptionTexts,
  readLensPrescription,
  type LensEntries,
  type LensPrescription,
} from './lensPrescription.ts';
export { MAX_POINTS, readPoints, type PointsEntries } from './points.ts';
