/** The public interface of jobs for slices. */
export type { Asked, Doing, Due, JobKind } from './kind.ts';
export { cancel, drop, follow, followShop, schedule } from './schedule.ts';
export type { ShopTimes } from './shopTimes.ts';
