import { problem, type Problem, type Read } from '../refusals/problem.ts';
import { checkName } from './name.ts';

/** The statuses that every shop has, in order; rules of orders depend on them (spec 3 §4). */
export const FIXED_STATUSES = {
  PENDING: 'Pending',
  HELD: 'Held',
  IN_PROCESS: 'In Process',
  PARTIALLY_DONE: 'Partially Done',
  COMPLETED: 'Order Completed',
  CANCELLED: 'Cancelled',
} as const;

export type FixedStatus = keyof typeof FIXED_STATUSES;

/** Maximum statuses of a shop, and maximum stages: they are always read and ordered as a whole. */
export const MAX_MASTERS = 200;

/** The name of a status for storage, or the problem with it. */
export const readStatus = (name: string): Read<{ name: string }> => {
  const wrong = checkName(name);
  return wrong ? { problems: [wrong] } : { name: name.trim() };
};

/** Refuses another status or stage once a shop has the maximum. */
export const checkMasters = (count: number): Problem | undefined =>
  count < MAX_MASTERS
    ? undefined
    : problem('name', 'INVALID_INPUT', 'boutique.tooManyMasters', { max: MAX_MASTERS });
