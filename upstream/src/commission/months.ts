/** What the demo uses of months of employees: the code that people close, pay and set them by. */
export { noteAdvance } from './statements/advances.ts';
export { closeMonth, payStatement } from './statements/close.ts';
export { readMonth, type Reader as Months } from './statements/month.ts';
export { readTarget, setTarget } from './targets/target.ts';
