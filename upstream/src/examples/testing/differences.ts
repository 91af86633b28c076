const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Where two responses differ in shape: other fields, or values of another type. Values that are empty in either are
 * ignored.
 */
export function differences(kept: unknown, now: unknown, place = ''): string[] {
  if (kept === null || now === null) return [];
  if (kindOf(kept) !== kindOf(now)) return [`${place} is ${kindOf(now)}, and was ${kindOf(kept)}`];
  if (Array.isArray(kept) && Array.isArray(now))
    return kept.length === 0 || now.length === 0 ? [] : differences(kept[0], now[0], `${place}[]`);
  if (!isObject(kept) || !isObject(now)) return [];
  const names = new Set([...Object.keys(kept), ...Object.keys(now)]);
  return [...names].flatMap((name) => {
    if (!(name in kept)) return [`${place}.${name} is new`];
    if (!(name in now)) return [`${place}.${name} is gone`];
    return differences(kept[name], now[name], `${place}.${name}`);
  });
}
