import { parseStock, type Milli } from '../quantity/quantity.ts';
import { problem, type Problem } from '../refusals/problem.ts';

/** The most points that one sale can earn, in thousandths: 999,999. */
export const MAX_POINTS: Milli = 999_999_000;

/** An assignment as it was typed or sent. */
export interface PointsEntries {
  /** Id of the designation; blank while none is chosen. */
  designation: string;
  points: string;
}

/** What people with a designation earn by selling a product (spec 3 §3 Points assignment, §5). */
export function readPoints({
  designation,
  points,
}: PointsEntries): { points: Milli } | { problems: Problem[] } {
  const milli = parseStock(points);
  const problems = [
    designation.trim() === ''
      ? problem('designation_id', 'INVALID_INPUT', 'optical.designationMissing')
      : undefined,
    points.trim() === '' ? problem('points', 'INVALID_INPUT', 'optical.pointsMissing') : undefined,
    points.trim() !== '' && (milli === undefined || milli > MAX_POINTS)
      ? problem('points', 'INVALID_INPUT', 'optical.pointsInvalid')
      : undefined,
  ].filter((one) => one !== undefined);
  return milli === undefined || problems.length > 0 ? { problems } : { points: milli };
}
