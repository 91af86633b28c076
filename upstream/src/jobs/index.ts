/** What slices use to have something done at a time. */
export type { Asked, Doing, Due, JobKind } from './kind.ts';
export { cancel, drop, follow, followShop, schedule } from './schedule.ts';
export type { ShopTimes } from './shopTimes.ts';
