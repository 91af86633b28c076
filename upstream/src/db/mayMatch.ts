import type { SearchFor } from '@galla/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Minimum length for tolerating one wrong letter (domain: `nearRank`). */
const SHORTEST_NEAR = 5;

/** Parts of a word of which at least one is unaffected by a single wrong letter: its beginning or its end. */
function partsOf(word: string): string[] {
  if (word.length < SHORTEST_NEAR || /\d/.test(word)) return [];
  const length = Math.floor((word.length - 1) / 2);
  return [word.slice(0, length), word.slice(-length)];
}

const joined = (conditions: readonly RawBuilder<SqlBool>[], by: 'and' | 'or'): RawBuilder<SqlBool> =>
  sql`(${sql.join(conditions, by === 'and' ? sql` and ` : sql` or `)})`;

/**
 * A cheap superset of the rows that a search may find. The terms contain only letters and digits, so LIKE patterns need
 * no escaping.
 * @param column contains the result of `foldedColumn` for the row's texts
 */
export function mayMatch(column: string, { wanted }: SearchFor): RawBuilder<SqlBool> {
  const has = (part: string): RawBuilder<SqlBool> => sql`${sql.ref(column)} like ${`%${part}%`}`;
  if (wanted.length === 0) return sql`false`;
  const perWord = wanted.map((forms) =>
    joined(
      [
        ...forms.map((form) =>
          joined(
            form.split(' ').map((word) => has(word)),
            'and',
          ),
        ),
        ...partsOf(forms[0] ?? '').map((part) => has(part)),
      ],
      'or',
    ),
  );
  return joined(perWord, 'and');
}
