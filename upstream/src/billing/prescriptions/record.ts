import type { JsonValue } from '../../db/types.generated.ts';

/** A stored prescription: texts by wire name, or null. */
export function prescriptionOf(stored: JsonValue | null): Record<string, string | null> | null {
  if (stored === null || typeof stored !== 'object' || Array.isArray(stored)) return null;
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [name, typeof value === 'string' ? value : null]),
  );
}
