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

const OF_CALLER =
  /^(select [^]* from ("directory"\."session"|"staff" inner join "shop")|update "directory"\."session")/;

/** Whether a statement finds out who calls: reads keep that for a second, so it is asked now and then. */
export const isOfCaller = ({ text }: Statement): boolean => OF_CALLER.test(text);

/** What the connection says that hears of changes: it belongs to no work. */
const OF_LISTENER = /^(listen |select 1$)/;

/** Everything that is sent to PostgreSQL while some work is done. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return spy.mock.calls.flatMap(statementOf).filter(({ text }) => !OF_LISTENER.test(text));
  } finally {
    spy.mockRestore();
  }
}
