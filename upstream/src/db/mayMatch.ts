import type { SearchFor } from '@galla/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** From this many letters on one may be wrong (domain: `nearRank`). */
const SHORTEST_NEAR = 5;

/** Parts of a word of which one stands as typed, whichever one letter is wrong: its beginning, or its end. */
function partsOf(word: string): string[] {
  if (word.length < SHORTEST_NEAR || /\d/.test(word)) return [];
  const length = Math.floor((word.length - 1) / 2);
  return [word.slice(0, length), word.slice(-length)];
}

const joined = (conditions: readonly RawBuilder<SqlBool>[], by: 'and' | 'or'): RawBuilder<SqlBool> =>
  sql`(${sql.join(conditions, by === 'and' ? sql` and ` : sql` or `)})`;

/**
 * Whether a row may be among what a search finds: more than that, but little more. Only letters and figures come in, so
 * a pattern holds no signs of its own.
 * @param column holds what `foldedColumn` makes of the row's texts
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
