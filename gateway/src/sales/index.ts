/** What other slices use of sales. */
export { designationNamed, type DesignationMapper } from './hierarchy.mappers.ts';
export { salesNodes } from './nodes.ts';
