/** Orders in pieces: stages, garments and designs (spec 3 §7). */
export * from './alterations/contract.ts';
export * from './cloth/contract.ts';
export * from './designs/contract.ts';
export * from './garments/contract.ts';
export * from './patterns/contract.ts';
export * from './stages/contract.ts';
export * from './orders/contract.ts';
export * from './orders/linkContract.ts';
export * from './orders/pieceContract.ts';
export * from './due/contract.ts';
export * from './cards/contract.ts';
export * from './measurements/contract.ts';
