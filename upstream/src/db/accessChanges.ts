/** The PostgreSQL channel that every upstream process listens on. */
export const CHANNEL = 'galla_live';

const TABLES = [
  `"?directory"?\\."?(session|login|tenant|api_key)"?`,
  `"?(staff|api_key|shop|tenant_setting|menu_right|designation)"?`,
];
/** Statements on tables that identity and rights are read from. */
const CHANGES = new RegExp(
  `\\b(insert into|update|delete from|merge into)\\s+(only\\s+)?(${TABLES.join('|')})(?![\\w".])`,
  'i',
);
/** A new session or key does not affect open ones, nor does recording its use. */
const HARMLESS =
  /^\s*(insert into "directory"\."(session|api_key)"|update "directory"\."(session|api_key)" set "last_used_at" = \$1 where)/i;

const known = new Map<string, boolean>();
const MOST_KNOWN = 2_000;

/** Whether a statement may change a person's identity or rights. */
export function changesAccess(text: string): boolean {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const changes = CHANGES.test(text) && !HARMLESS.test(text);
  known.set(text, changes);
  return changes;
}

/** The message to other processes: the affected shop, null for any. */
export function accessMessage(tenantId: string | null): string {
  return JSON.stringify({ event: 'access', tenantId });
}

/** Listeners in this process. */
export class AccessChanges {
  readonly #listeners = new Set<(tenantId: string | null) => void>();

  add(listener: (tenantId: string | null) => void): void {
    this.#listeners.add(listener);
  }

  notify(tenantId: string | null): void {
    for (const listener of this.#listeners) listener(tenantId);
  }
}
