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
  checkLensValue,
  lensPrescriptionTexts,
  readLensPrescription,
  type LensEntries,
  type LensPrescription,
} from './lensPrescription.ts';
export { MAX_POINTS, readPoints, type PointsEntries } from './points.ts';
export {
  BODY_ORIGINS,
  BODY_RULES,
  EYE_ORIGINS,
  EYE_RULES,
  EYE_VALUES,
  EYES,
  eyeField,
  type BodyField,
  type EyeField,
  type EyeSide,
  type EyeValueName,
} from './eyes/eyeValue.ts';
export {
  eyeName,
  isBlankPrescription,
  MAX_PRESCRIPTION_TEXT,
  PRESCRIPTION_FIELDS,
  PRESCRIPTION_LISTS,
  type PrescriptionEntries,
  type PrescriptionRecord,
} from './eyes/record.ts';
export { readPrescription, type PrescriptionRules } from './eyes/readPrescription.ts';
export { prescribedPowers, type PrescribedPower } from './eyes/prescribedPowers.ts';
export { transpose, transposedEye, type SpheroCylinder } from './eyes/transpose.ts';
export { figureText, stepFigure, typedFigure, type FigureRule } from './figure.ts';
export {
  lensPowerText,
  POWER_VALUES,
  readLensPower,
  type LensPower,
  type PowerEntries,
  type PowerValueName,
} from './power/lensPower.ts';
export { lensPowerOf, readPowerText } from './power/powerText.ts';
export { byPower, lensSort, sortName, type ByPower, type SortTraits } from './matrix/lensSort.ts';
export { powerCell, powerGrids, type PowerGrid, type PowerLayer } from './matrix/powerGrid.ts';
export { powerCode } from './matrix/powerCode.ts';
export {
  MATRIX_AXES,
  MATRIX_STEPS,
  MAX_MATRIX_CELLS,
  readMatrixRange,
  type MatrixAxis,
  type MatrixEntries,
  type MatrixPowers,
  type MatrixStep,
} from './matrix/range.ts';
export { readCellStock } from './matrix/readCell.ts';
