import { columnLetter, type FormField, matchChoices, type SheetHeadings } from '@galla/domain';

/** The matching of a sheet's columns in its wire shape. */
export const headingsAnswer = (
  fields: readonly FormField[],
  { needsMatching, columns }: Pick<SheetHeadings, 'needsMatching' | 'columns'>,
) => ({
  needs_matching: needsMatching,
  columns: columns.map(({ column, ...rest }) => ({ column: columnLetter(column), ...rest })),
  fields: matchChoices(fields, columns),
});
