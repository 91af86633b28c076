/** What other slices use of commission. */
export { TargetBar } from './Target/TargetBar.tsx';
export { SplitLine } from './Split/SplitLine.tsx';
export { SplitChoice } from './Split/SplitChoice.tsx';
