/** What the people of a shop are, and what each designation may do. */
export * from './hierarchy/contract.ts';
export * from './permissions/contract.ts';
