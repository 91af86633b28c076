import { checkMatching, columnNumber, type MatchField } from '@galla/domain';

/** A column of a sheet, as the server understands it. */
export interface MatchColumn {
  /** Its letter. */
  column: string;
  /** Empty where nothing stands over it. */
  heading: string;
  /** The first value under it; empty where there is none. */
  sample: string;
  /** The field's name; null for one that is left out. */
  field: string | null;
}

/** What a person says that a column holds. */
export type ChosenColumn = Pick<MatchColumn, 'column' | 'field'>;

/** What is wrong with a choice: by the column's letter, and of the sheet as a whole. */
export interface ChoiceProblems {
  columns: Readonly<Record<string, string>>;
  sheet: readonly string[];
}

const AT_COLUMN = /^columns\.(\d+)\./;

/** Problems where they are shown; those of the server name columns by their place in what was sent. */
export function placed(
  problems: readonly { field: string; message: string }[],
  chosen: readonly ChosenColumn[],
): ChoiceProblems {
  const letterOf = (field: string) => chosen[Number(AT_COLUMN.exec(field)?.[1] ?? -1)]?.column;
  const at = problems.map(({ field, message }) => ({ column: letterOf(field), message }));
  return {
    columns: Object.fromEntries(
      at.flatMap(({ column, message }) => (column === undefined ? [] : [[column, message]])),
    ),
    sheet: at.flatMap(({ column, message }) => (column === undefined ? [message] : [])),
  };
}

/** What the rules say of a choice before it is sent. */
export const problemsOf = (chosen: readonly ChosenColumn[], fields: readonly MatchField[]): ChoiceProblems =>
  placed(
    checkMatching(
      chosen.map(({ column, field }) => ({ column: columnNumber(column) ?? -1, field })),
      fields,
    ),
    chosen,
  );
