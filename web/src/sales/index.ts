/** The public exports of sales for other slices. */
export { RightsList } from './Permissions/RightsList.tsx';
export { RightsTable } from './Permissions/RightsTable.tsx';
export { changed, type Line, linesOf, type TickMenu, type Ticks } from './Permissions/ticks.ts';
