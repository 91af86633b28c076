/** Additional product data of opticians and distributors. */
export * from './catalogue/contract.ts';
export * from './variants/contract.ts';
export * from './matrix/contract.ts';
export * from './prescriptions/contract.ts';
export * from './points/contract.ts';
