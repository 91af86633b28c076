/** The public interface of reports for other slices. */
export { closeDay } from './dayClose/close.ts';
export { readDayBook } from './dayClose/dayBook.ts';
export { giveBackToDrawer, takeFromDrawer } from './dayClose/ofEmployees.ts';
export { selectDue } from './dues/rows.ts';
