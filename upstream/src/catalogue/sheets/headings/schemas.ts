import Type from 'typebox';
import { Nullable, Text } from '../../../http/schemas.ts';

/** What a column of a sheet is taken for, as the caller says it. */
export const ChosenColumn = Type.Object({
  /** The column's letter, "B". */
  column: Type.String({ pattern: '^[A-Z]{1,2}$' }),
  /** The field's name; null leaves the column out. */
  field: Nullable(Text(64)),
});

/** At most as many as are read of a sheet. Columns that are not named are left out. */
export const ChosenColumns = Type.Array(ChosenColumn, { maxItems: 100 });

/** How the columns of a sheet are understood. */
export const Headings = {
  /** Whether the columns have to be matched before anything of the sheet is imported: its headings are not ours. */
  needs_matching: Type.Boolean(),
  /** Every column that has a heading or holds something, in the order of the sheet. */
  columns: Type.Array(
    Type.Object({
      column: Type.String(),
      /** As it stands in the sheet; empty where nothing does. */
      heading: Type.String(),
      /** The first value under it; empty where there is none. */
      sample: Type.String(),
      /** The field that it is taken for, or most likely meant for; null for one that is left out. */
      field: Nullable(Type.String()),
    }),
  ),
  /** What a column may be taken for. */
  fields: Type.Array(Type.Object({ name: Type.String(), label: Type.String(), required: Type.Boolean() })),
};
