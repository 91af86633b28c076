import pg from 'pg';
import { vi } from 'vitest';

/** A statement that was sent to PostgreSQL. */
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

const OF_CALLER =
  /^(select [^]* from ("directory"\."session"|"staff" inner join "shop")|update "directory"\."session")/;

/** Whether a statement resolves the caller: reads cache that for a second, so it runs only now and then. */
export const isOfCaller = ({ text }: Statement): boolean => OF_CALLER.test(text);

/** Statements of the connection that listens for changes; they belong to no request. */
const OF_LISTENER = /^(listen |select 1$)/;

/** All statements sent to PostgreSQL during some work. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return spy.mock.calls.flatMap(statementOf).filter(({ text }) => !OF_LISTENER.test(text));
  } finally {
    spy.mockRestore();
  }
}
