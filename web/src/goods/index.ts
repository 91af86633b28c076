/** What other slices use of goods. */
export { CostFacts } from './receive/CostFacts.tsx';
export { ReceiveGoods } from './receive/ReceiveGoods.tsx';
