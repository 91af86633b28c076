import { columnLetter, type FormField, matchChoices, type SheetHeadings } from '@galla/domain';

/** How the columns of a sheet are understood, on the wire. */
export const headingsAnswer = (
  fields: readonly FormField[],
  { needsMatching, columns }: Pick<SheetHeadings, 'needsMatching' | 'columns'>,
) => ({
  needs_matching: needsMatching,
  columns: columns.map(({ column, ...rest }) => ({ column: columnLetter(column), ...rest })),
  fields: matchChoices(fields, columns),
});
