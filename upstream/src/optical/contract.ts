/** What opticians and distributors keep of products beyond the common. */
export * from './catalogue/contract.ts';
export * from './variants/contract.ts';
export * from './matrix/contract.ts';
export * from './prescriptions/contract.ts';
export * from './points/contract.ts';
