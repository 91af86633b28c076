import { parseStock, type Milli } from '../quantity/quantity.ts';
import { problem, type Problem, type Read } from '../refusals/problem.ts';

/** The most points that one sale can earn, in thousandths: 999,999. */
export const MAX_POINTS: Milli = 999_999_000;

/** An assignment as it was typed or sent. */
export interface PointsEntries {
  /** Id of the designation; blank while none is chosen. */
  designation: string;
  points: string;
}

/** What people with a designation earn by selling a product (spec 3 §3 Points assignment, §5). */
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
