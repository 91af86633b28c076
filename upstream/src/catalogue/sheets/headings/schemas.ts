import Type from 'typebox';
import { Nullable, Text } from '../../../http/schemas.ts';

/** The field chosen for a column of a sheet. */
export const ChosenColumn = Type.Object({
  /** Column letter, "B". */
  column: Type.String({ pattern: '^[A-Z]{1,2}$' }),
  /** Name of the field; null ignores the column. */
  field: Nullable(Text(64)),
});

/** At most the number of columns that are read. Columns left out are ignored. */
export const ChosenColumns = Type.Array(ChosenColumn, { maxItems: 100 });

/** The matching of a sheet's columns. */
export const Headings = {
  /** Whether the columns have to be matched before the import, because the headings are not those of the template. */
  needs_matching: Type.Boolean(),
  /** Every column with a heading or a value, in sheet order. */
  columns: Type.Array(
    Type.Object({
      column: Type.String(),
      /** As in the sheet; empty when there is none. */
      heading: Type.String(),
      /** The first value of the column; empty when there is none. */
      sample: Type.String(),
      /** The matched or suggested field; null for an ignored column. */
      field: Nullable(Type.String()),
    }),
  ),
  /** The fields that a column can be matched to. */
  fields: Type.Array(Type.Object({ name: Type.String(), label: Type.String(), required: Type.Boolean() })),
};
