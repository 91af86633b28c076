export { type SlipTools } from './composeSlip.ts';
export { layoutCustomerSlip, type CustomerSlip } from './customerSlip.ts';
export { layoutItemSlips, type ItemSlip } from './itemSlips.ts';
export { CARD_WIDTH, layoutJobCards, MAX_CARD_SIDE, type JobCard } from './jobCards.ts';
