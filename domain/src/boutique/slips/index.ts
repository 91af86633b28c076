export { type SlipTools } from './composeSlip.ts';
export { layoutCustomerSlip, type CustomerSlip } from './customerSlip.ts';
export { layoutItemSlips, type ItemSlip } from './itemSlips.ts';
