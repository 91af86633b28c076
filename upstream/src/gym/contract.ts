/** What a gym keeps (spec 3 §7). */
export * from './branches/contract.ts';
