import { checkMatching, columnNumber, type MatchField } from '@galla/domain';

/** A column of a sheet, as interpreted by the server. */
export interface MatchColumn {
  /** Its letter. */
  column: string;
  /** '' if it has no heading. */
  heading: string;
  /** The first value below it; '' if there is none. */
  sample: string;
  /** The field's name; null if left out. */
  field: string | null;
}

/** The user's choice for a column. */
export type ChosenColumn = Pick<MatchColumn, 'column' | 'field'>;

/** Problems of a choice: by column letter, and of the sheet as a whole. */
export interface ChoiceProblems {
  columns: Readonly<Record<string, string>>;
  sheet: readonly string[];
}

const AT_COLUMN = /^columns\.(\d+)\./;

/** Assigns problems to columns; the server identifies columns by their index in the input. */
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

/** Problems found by the rules before sending. */
export const problemsOf = (chosen: readonly ChosenColumn[], fields: readonly MatchField[]): ChoiceProblems =>
  placed(
    checkMatching(
      chosen.map(({ column, field }) => ({ column: columnNumber(column) ?? -1, field })),
      fields,
    ),
    chosen,
  );
