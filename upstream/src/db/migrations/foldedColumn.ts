const FIRST_MARK = 0x0300;
const LAST_MARK = 0x036f;

/** Combining marks and apostrophes, which people do not type in searches; `foldText` in domain removes the same. */
const UNTYPED = [
  ...Array.from({ length: LAST_MARK - FIRST_MARK + 1 }, (_, at) => String.fromCodePoint(FIRST_MARK + at)),
  '’',
  '`',
].join('');

/** The expression of a generated column: these columns concatenated in lower case, without accents and apostrophes. */
export function foldedColumn(columns: readonly string[]): string {
  const all = columns.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `);
  return `lower(normalize(translate(normalize(${all}, nfd), '${UNTYPED}''', ''), nfc))`;
}
