import type { Paise } from '../../money/paise.ts';
import { parseRupees } from '../../money/parse.ts';
import { problem, type Problem, type Read } from '../../refusals/problem.ts';
import { checkName } from '../name.ts';
import { kindOfArea } from './areas.ts';
import { DESIGN_LIMITS } from './limits.ts';

/** A name and a price, as they are typed or sent. */
export interface NamedPriceEntries {
  name: string;
  /** Rupees. */
  price: string;
}

/** The same, read. */
export interface NamedPrice {
  name: string;
  price: Paise;
}

/** Rupees of 0 or more; undefined for anything else. */
export function readPrice(text: string): Paise | undefined {
  const price = parseRupees(text);
  return price !== undefined && price >= 0 ? price : undefined;
}

/** Name and price of a design option, pattern, garment or measurement point, or what is wrong with them. */
export function readNamedPrice({ name, price }: NamedPriceEntries): Read<NamedPrice> {
  const paise = readPrice(price);
  const wrong = checkName(name);
  const problems = wrong ? [wrong] : [];
  if (paise === undefined) problems.push(problem('price', 'INVALID_INPUT', 'designs.priceInvalid'));
  return paise === undefined || problems.length > 0 ? { problems } : { name: name.trim(), price: paise };
}

/** How many pictures a pattern has, or is to have (spec 3 §5). */
export function checkImages(count: number): Problem | undefined {
  if (count === 0) return problem('images', 'INVALID_INPUT', 'designs.patternIncomplete');
  return count > DESIGN_LIMITS.images
    ? problem('images', 'INVALID_INPUT', 'designs.tooManyImages', { max: DESIGN_LIMITS.images })
    : undefined;
}

/** What is wrong with one more of something that a shop, garment or area can have so many of. */
export const checkRoom = (
  of: keyof typeof DESIGN_LIMITS,
  count: number,
  field = 'name',
): Problem | undefined =>
  count <= DESIGN_LIMITS[of]
    ? undefined
    : problem(field, 'INVALID_INPUT', 'designs.tooMany', { max: DESIGN_LIMITS[of] });

/** What is wrong with the areas of a garment: each named, once, and none of them the add-ons, which are there. */
export function checkAreas(areas: readonly { name: string }[]): Problem[] {
  const problems = checkNames('areas', areas, 'designs.areaTaken');
  for (const [at, { name }] of areas.entries())
    if (kindOfArea(name) === 'ADD_ONS')
      problems.push(problem(`areas.${at}.name`, 'INVALID_INPUT', 'designs.addOnsShared'));
  const full = checkRoom('areas', areas.length, 'areas');
  return full ? [...problems, full] : problems;
}

/** What is wrong with the measurement points of a garment: each named, once, with a price. */
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
