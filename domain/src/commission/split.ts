import { roundHalfUp } from '../numbers/round.ts';
import { type Problem, problem } from '../refusals/problem.ts';

/** A person's part of what a sale earns, in whole per cent. */
export interface CommissionPart {
  /** Id of the person. */
  employee: string;
  percent: number;
}

/** The most people who share what one sale earns. */
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
 * What is wrong with a split: two to five people, each once, whole per cents that make 100. No parts at all are none: all is
 * the seller's again. A single line may be all of one person, who need not be the seller. A wrong sum stands at the last part.
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

/** From which to which per cent of a whole a part goes: parts stand behind each other, from 0 to 100. */
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
 * A part of a whole in its smallest unit: what comes up to its upper bound less what comes up to its lower one, both half-up.
 * So the parts of any whole make it, and nothing is left over.
 */
export const partOf = (whole: number, { lower, upper }: PartBounds): number =>
  roundHalfUp(BigInt(whole) * BigInt(upper), 100) - roundHalfUp(BigInt(whole) * BigInt(lower), 100);

/** Who a sale is in the name of, before and after. */
interface Sellers {
  before: string;
  after: string;
}

/** The parts of a single line once the sale is in another's name: the new seller takes the part of the one before, added to an own one. */
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

/** The same of a whole sale: where one person is left, all is his, and nothing is split. */
export function partsOfOtherSeller(parts: readonly CommissionPart[], sellers: Sellers): CommissionPart[] {
  const moved = linePartsOfOtherSeller(parts, sellers);
  return moved.length < 2 ? [] : moved;
}
