import { problem, type Problem, type Read } from '../refusals/problem.ts';
import { checkName } from './name.ts';

/** The statuses that every shop has, in their order: rules of the order hang on them (spec 3 §4). */
export const FIXED_STATUSES = {
  PENDING: 'Pending',
  HELD: 'Held',
  IN_PROCESS: 'In Process',
  PARTIALLY_DONE: 'Partially Done',
  COMPLETED: 'Order Completed',
  CANCELLED: 'Cancelled',
} as const;

export type FixedStatus = keyof typeof FIXED_STATUSES;

/** The most statuses of a shop, and the most stages: they are always read and ordered as a whole. */
export const MAX_MASTERS = 200;

/** The name of a status as it is stored, or what is wrong with it. */
export const readStatus = (name: string): Read<{ name: string }> => {
  const wrong = checkName(name);
  return wrong ? { problems: [wrong] } : { name: name.trim() };
};

/** Refuses one status or stage more than a shop can have. */
export const checkMasters = (count: number): Problem | undefined =>
  count < MAX_MASTERS
    ? undefined
    : problem('name', 'INVALID_INPUT', 'boutique.tooManyMasters', { max: MAX_MASTERS });
