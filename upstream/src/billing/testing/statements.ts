import pg from 'pg';
import { vi } from 'vitest';

/** A statement as it went to PostgreSQL. */
export interface Statement {
  text: string;
  values: unknown[];
}

function statementOf(call: readonly unknown[]): Statement[] {
  const [query, values] = call;
  if (typeof query === 'string') return [{ text: query, values: Array.isArray(values) ? values : [] }];
  if (typeof query !== 'object' || query === null || !('text' in query)) return [];
  const own = 'values' in query && Array.isArray(query.values) ? query.values : [];
  return [{ text: String(query.text), values: Array.isArray(values) ? values : own }];
}

/** Everything that is sent to PostgreSQL while some work is done. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return spy.mock.calls.flatMap(statementOf);
  } finally {
    spy.mockRestore();
  }
}
