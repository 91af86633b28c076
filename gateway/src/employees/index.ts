/** Exports for other slices. */
export { employeeNodes } from './nodes.ts';
