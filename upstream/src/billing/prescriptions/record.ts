import type { JsonValue } from '../../db/types.generated.ts';

/** A prescription as it is kept: texts by their names on the wire, or nothing. */
export function prescriptionOf(stored: JsonValue | null): Record<string, string | null> | null {
  if (stored === null || typeof stored !== 'object' || Array.isArray(stored)) return null;
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [name, typeof value === 'string' ? value : null]),
  );
}
