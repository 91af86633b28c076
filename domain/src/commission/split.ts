import { roundHalfUp } from '../numbers/round.ts';
import { type Problem, problem } from '../refusals/problem.ts';

/** An employee's part of a sale's commission, in whole per cent. */
export interface CommissionPart {
  /** Id of the employee. */
  employee: string;
  percent: number;
}

/** Maximum employees who share the commission of a sale. */
export const MAX_COMMISSION_PARTS = 5;

const isPercent = (percent: number): boolean => Number.isInteger(percent) && percent >= 1 && percent <= 99;

const checkPart = ({ employee, percent }: CommissionPart, at: number, parts: readonly CommissionPart[]) => [
  employee === '' ? problem(`parts.${at}.employee`, 'INVALID_INPUT', 'split.nobody') : undefined,
  employee !== '' && parts.findIndex((one) => one.employee === employee) < at
    ? problem(`parts.${at}.employee`, 'INVALID_INPUT', 'split.twice')
    : undefined,
  isPercent(percent) ? undefined : problem(`parts.${at}.percent`, 'INVALID_INPUT', 'split.percentInvalid'),
];

const isAll = ([first, ...others]: readonly CommissionPart[]): boolean =>
  first?.percent === 100 && others.length === 0;

/**
 * Checks a split: two to five employees, each once, whole per cents adding up to 100. Without parts the seller
 * earns everything. A single line may go entirely to one employee, who need not be the seller. A wrong sum is
 * reported at the last part.
 */
export function checkCommissionParts(
  parts: readonly CommissionPart[],
  of: 'SALE' | 'LINE' = 'SALE',
): Problem[] {
  if (parts.length === 0) return [];
  if (of === 'LINE' && isAll(parts))
    return parts[0]?.employee === '' ? [problem('parts.0.employee', 'INVALID_INPUT', 'split.nobody')] : [];
  if (parts.length === 1)
    return [problem('parts', 'INVALID_INPUT', of === 'LINE' ? 'split.aloneOnLine' : 'split.alone')];
  if (parts.length > MAX_COMMISSION_PARTS)
    return [problem('parts', 'INVALID_INPUT', 'split.tooMany', { most: MAX_COMMISSION_PARTS })];
  const found = parts.flatMap(checkPart).filter((one) => one !== undefined);
  if (parts.some(({ percent }) => !isPercent(percent))) return found;
  const sum = parts.reduce((total, { percent }) => total + percent, 0);
  if (sum === 100) return found;
  return [...found, problem(`parts.${parts.length - 1}.percent`, 'INVALID_INPUT', 'split.sum', { sum })];
}

/** A part's range of the whole, in per cent: the parts follow each other from 0 to 100. */
export interface PartBounds {
  lower: number;
  upper: number;
}

/** The bounds of parts, in their order. */
export function boundsOfParts<Part extends { percent: number }>(
  parts: readonly Part[],
): (Part & PartBounds)[] {
  let upper = 0;
  return parts.map((part) => {
    const lower = upper;
    upper += part.percent;
    return { ...part, lower, upper };
  });
}

/**
 * A part of a whole in its smallest unit: the whole up to the upper bound less the whole up to the lower one, both
 * half-up. The parts of any whole add up to it exactly.
 */
export const partOf = (whole: number, { lower, upper }: PartBounds): number =>
  roundHalfUp(BigInt(whole) * BigInt(upper), 100) - roundHalfUp(BigInt(whole) * BigInt(lower), 100);

/** The seller of a sale, before and after a change. */
interface Sellers {
  before: string;
  after: string;
}

/**
 * The parts of a line once the sale has another seller: the new seller takes over the previous one's part, added to
 * their own.
 */
export function linePartsOfOtherSeller(
  parts: readonly CommissionPart[],
  { before, after }: Sellers,
): CommissionPart[] {
  const moved = new Map<string, number>();
  for (const { employee, percent } of parts) {
    const whose = employee === before ? after : employee;
    moved.set(whose, (moved.get(whose) ?? 0) + percent);
  }
  return Array.from(moved, ([employee, percent]) => ({ employee, percent }));
}

/** The same for a whole sale: if a single employee remains, that employee earns everything and there is no split. */
export function partsOfOtherSeller(parts: readonly CommissionPart[], sellers: Sellers): CommissionPart[] {
  const moved = linePartsOfOtherSeller(parts, sellers);
  return moved.length < 2 ? [] : moved;
}
