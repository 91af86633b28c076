/** Shared by tests about designations: creating and printing them, and the rules of their hierarchy. */
export { designationsOf, type Designations } from './designations.ts';
export { brokenRules, expectWholeHierarchies } from './hierarchy.ts';
export { insertRootDesignation } from './insertRootDesignation.ts';
