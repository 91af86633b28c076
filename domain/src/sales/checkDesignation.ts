import { MAX_BASIS_POINTS, type BasisPoints } from '../percent/percent.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import { levelsOf, type Place } from './place.ts';

/** Maximum designations of a shop: the hierarchy is always shown and written as a whole. */
export const MAX_DESIGNATIONS = 500;

/** Maximum depth of the hierarchy. */
export const MAX_LEVELS = 10;

export const MAX_VISIBILITY_POINTS = 1_000_000;

const MAX_NAME = 100;

/** A designation as typed; undefined where a number could not be parsed. */
export interface DesignationEntries {
  name: string;
  /** A whole number, zero or more. */
  visibilityPoints: number | undefined;
  commissionPercent: BasisPoints | undefined;
}

/** All problems with a designation, by REST field names (spec 3 §5). */
export function checkDesignation(entries: DesignationEntries): Problem[] {
  return [
    checkName(entries.name),
    checkPoints(entries.visibilityPoints),
    checkCommission(entries.commissionPercent),
  ].filter((one) => one !== undefined);
}

function checkName(name: string): Problem | undefined {
  if (name.trim() === '') return problem('name', 'INVALID_INPUT', 'hierarchy.nameMissing');
  if (name.trim().length <= MAX_NAME) return undefined;
  return problem('name', 'INVALID_INPUT', 'hierarchy.nameTooLong', { max: MAX_NAME });
}

function checkPoints(points: number | undefined): Problem | undefined {
  const fits =
    Number.isInteger(points) && points !== undefined && points >= 0 && points <= MAX_VISIBILITY_POINTS;
  return fits ? undefined : problem('visibility_points', 'INVALID_INPUT', 'hierarchy.pointsInvalid');
}

function checkCommission(percent: BasisPoints | undefined): Problem | undefined {
  const fits =
    Number.isInteger(percent) && percent !== undefined && percent >= 0 && percent <= MAX_BASIS_POINTS;
  return fits ? undefined : problem('commission_percent', 'INVALID_INPUT', 'hierarchy.commissionInvalid');
}

/** Refuses a hierarchy that has become too deep or too large; `field` is where the problem is reported. */
export function checkHierarchy(places: readonly Place[], field: string): Problem | undefined {
  if (places.length > MAX_DESIGNATIONS) {
    return problem(field, 'INVALID_INPUT', 'hierarchy.tooMany', { max: MAX_DESIGNATIONS });
  }
  const deepest = Math.max(0, ...levelsOf(places).values());
  return deepest > MAX_LEVELS
    ? problem(field, 'INVALID_INPUT', 'hierarchy.tooDeep', { max: MAX_LEVELS })
    : undefined;
}
