/** What other slices use of commission. */
export { TargetBar } from './Target/TargetBar.tsx';
