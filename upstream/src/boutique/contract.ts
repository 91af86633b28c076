/** Orders in pieces: what they go through, what is made, and how it may look (spec 3 §7). */
export * from './stages/contract.ts';
