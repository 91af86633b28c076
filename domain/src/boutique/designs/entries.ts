import type { Paise } from '../../money/paise.ts';
import { parseRupees } from '../../money/parse.ts';
import { problem, type Problem, type Read } from '../../refusals/problem.ts';
import { checkName } from '../name.ts';
import { kindOfArea } from './areas.ts';
import { DESIGN_LIMITS } from './limits.ts';

/** A name and a price as entered or sent. */
export interface NamedPriceEntries {
  name: string;
  /** Rupees. */
  price: string;
}

/** The same, parsed. */
export interface NamedPrice {
  name: string;
  price: Paise;
}

/** Rupees of 0 or more; undefined for anything else. */
export function readPrice(text: string): Paise | undefined {
  const price = parseRupees(text);
  return price !== undefined && price >= 0 ? price : undefined;
}

/** Parses name and price of a design option, pattern, garment or measurement point, or returns the problem. */
export function readNamedPrice({ name, price }: NamedPriceEntries): Read<NamedPrice> {
  const paise = readPrice(price);
  const wrong = checkName(name);
  const problems = wrong ? [wrong] : [];
  if (paise === undefined) problems.push(problem('price', 'INVALID_INPUT', 'designs.priceInvalid'));
  return paise === undefined || problems.length > 0 ? { problems } : { name: name.trim(), price: paise };
}

/** Checks the number of pictures of a pattern (spec 3 §5). */
export function checkImages(count: number): Problem | undefined {
  if (count === 0) return problem('images', 'INVALID_INPUT', 'designs.patternIncomplete');
  return count > DESIGN_LIMITS.images
    ? problem('images', 'INVALID_INPUT', 'designs.tooManyImages', { max: DESIGN_LIMITS.images })
    : undefined;
}

/** Checks whether a shop, garment or area has room for another entry. */
export const checkRoom = (
  of: keyof typeof DESIGN_LIMITS,
  count: number,
  field = 'name',
): Problem | undefined =>
  count <= DESIGN_LIMITS[of]
    ? undefined
    : problem(field, 'INVALID_INPUT', 'designs.tooMany', { max: DESIGN_LIMITS[of] });

/** Checks the areas of a garment: each has a unique name, and none is Add-ons, which always exists. */
export function checkAreas(areas: readonly { name: string }[]): Problem[] {
  const problems = checkNames('areas', areas, 'designs.areaTaken');
  for (const [at, { name }] of areas.entries())
    if (kindOfArea(name) === 'ADD_ONS')
      problems.push(problem(`areas.${at}.name`, 'INVALID_INPUT', 'designs.addOnsShared'));
  const full = checkRoom('areas', areas.length, 'areas');
  return full ? [...problems, full] : problems;
}

/** Checks the measurement points of a garment: each has a unique name and a price. */
export function checkPoints(points: readonly NamedPriceEntries[]): Problem[] {
  const problems = checkNames('measurementPoints', points, 'designs.pointTaken');
  for (const [at, { price }] of points.entries())
    if (readPrice(price) === undefined)
      problems.push(problem(`measurementPoints.${at}.price`, 'INVALID_INPUT', 'designs.priceInvalid'));
  const full = checkRoom('points', points.length, 'measurementPoints');
  return full ? [...problems, full] : problems;
}

function checkNames(
  list: string,
  rows: readonly { name: string }[],
  taken: 'designs.areaTaken' | 'designs.pointTaken',
): Problem[] {
  const seen = new Set<string>();
  return rows.flatMap(({ name }, at) => {
    const field = `${list}.${at}.name`;
    const key = name.trim().toLowerCase();
    const wrong =
      checkName(name, field) ?? (seen.has(key) ? problem(field, 'INVALID_INPUT', taken) : undefined);
    seen.add(key);
    return wrong ? [wrong] : [];
  });
}
