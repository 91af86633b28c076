/**
 * `numerator / denominator` rounded to the nearest integer, halves away from zero, exactly. Both are converted to
 * BigInt, so a product beyond 2^53 may be passed as one. All rounding of money goes through this function. Throws
 * RangeError for a denominator of 0 or a number that is not an integer.
 */
export function roundHalfUp(numerator: number | bigint, denominator: number | bigint): number {
  const above = BigInt(numerator);
  const below = BigInt(denominator);
  const negative = above < 0n !== below < 0n;
  const size = above < 0n ? -above : above;
  const unit = below < 0n ? -below : below;
  const rounded = Number((2n * size + unit) / (2n * unit));
  return negative && rounded !== 0 ? -rounded : rounded;
}
