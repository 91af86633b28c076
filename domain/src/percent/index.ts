export { MAX_BASIS_POINTS, parsePercent, percentOf, percentText, type BasisPoints } from './percent.ts';
