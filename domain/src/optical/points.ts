import { parseStock, type Milli } from '../quantity/quantity.ts';
import { problem, type Problem, type Read } from '../refusals/problem.ts';

/** Maximum points for one sale, in thousandths: 999,999. */
export const MAX_POINTS: Milli = 999_999_000;

/** A points assignment as typed or sent. */
export interface PointsEntries {
  /** Id of the designation; blank if none is selected. */
  designation: string;
  points: string;
}

/** Validates the points that a designation earns by selling a product (spec 3 §3 Points assignment, §5). */
export function readPoints({ designation, points }: PointsEntries): Read<{ points: Milli }> {
  const problems: Problem[] = [];
  const milli = parseStock(points);
  if (designation.trim() === '')
    problems.push(problem('designation_id', 'INVALID_INPUT', 'optical.designationMissing'));
  if (points.trim() === '') problems.push(problem('points', 'INVALID_INPUT', 'optical.pointsMissing'));
  else if (milli === undefined || milli > MAX_POINTS)
    problems.push(problem('points', 'INVALID_INPUT', 'optical.pointsInvalid'));
  return milli === undefined || problems.length > 0 ? { problems } : { points: milli };
}
