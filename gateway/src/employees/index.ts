/** What other slices use of employees. */
export { employeeNodes } from './nodes.ts';
