import type { LocalCustomer } from '../../local/database.ts';
import type { KeptCustomer } from './keptCustomers.ts';

/** In-memory version of the customer tables; tests/browser covers IndexedDB itself. */
export function deviceInMemory() {
  const rows = new Map<string, LocalCustomer>();
  const marks = new Map<string, { key: string; value: unknown; until: number }>();
  const where = () => ({
    belowOrEqual: (until: number) => ({
      delete: async () => {
        for (const [id, row] of rows) if (row.until <= until) rows.delete(id);
      },
    }),
    above: (until: number) => ({
      toArray: async () => [...rows.values()].filter((row) => row.until > until),
    }),
  });
  const orderBy = () => ({
    limit: (most: number) => ({
      primaryKeys: async () =>
        [...rows.values()]
          .toSorted((a, b) => a.until - b.until)
          .slice(0, most)
          .map(({ customer_id: id }) => id),
    }),
  });
  const customers = {
    where,
    orderBy,
    bulkPut: async (put: LocalCustomer[]) => {
      for (const row of put) rows.set(row.customer_id, row);
    },
    bulkDelete: async (ids: string[]) => {
      for (const id of ids) rows.delete(id);
    },
    clear: async () => rows.clear(),
    count: async () => rows.size,
  };
  const apiCache = {
    get: async (key: string) => marks.get(key),
    put: async (row: { key: string; value: unknown; until: number }) => void marks.set(row.key, row),
    delete: async (key: string) => void marks.delete(key),
  };
  return { database: { customers, apiCache }, rows, marks };
}

export const kept = (id: string, name: string, mobile = '9829041526'): KeptCustomer => ({
  id,
  name,
  mobile,
  email: null,
  group: null,
  words: `${name.toLowerCase()} ${mobile}`,
});
