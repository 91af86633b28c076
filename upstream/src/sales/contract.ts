/** Designations of a shop, and what each may do. */
export * from './hierarchy/contract.ts';
export * from './permissions/contract.ts';
