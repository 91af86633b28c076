/** Exports for other slices. */
export { designationNamed, type DesignationMapper } from './hierarchy.mappers.ts';
export { salesNodes } from './nodes.ts';
