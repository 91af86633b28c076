/** The functions behind closing, paying and targets that the demo uses. */
export { noteAdvance } from './statements/advances.ts';
export { closeMonth, payStatement } from './statements/close.ts';
export { readMonth, type Reader as Months } from './statements/month.ts';
export { readTarget, setTarget } from './targets/target.ts';
