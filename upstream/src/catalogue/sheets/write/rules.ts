import type { DataValidation, Worksheet } from 'exceljs';
import { columnLetter } from '@galla/domain';
import { LAST_RULED_ROW, type LaidColumn } from './layout.ts';
import type { SheetWords } from './task.ts';

/** exceljs types the rules of single cells only; it takes ranges as well. */
interface Ruled {
  dataValidations: { add(range: string, rule: DataValidation): void };
}

/** Lists of a workbook, on a sheet that nobody sees. */
export interface Lists {
  /** Takes a list in and answers the range in which it stands. */
  add(values: readonly string[]): string;
}

/** What fits between the quotes of a rule. */
const LONGEST_INLINE = 255;

function listFormula(values: readonly string[], lists: Lists): string {
  const inline = values.join(',');
  const fits = inline.length <= LONGEST_INLINE && values.every((value) => !/[,"]/.test(value));
  return fits ? `"${inline}"` : lists.add(values);
}

function ruleOf(column: LaidColumn, words: SheetWords, lists: Lists): DataValidation | undefined {
  const { rule, required, field } = column;
  const base = { allowBlank: !required, showErrorMessage: true, errorTitle: column.heading };
  switch (rule.kind) {
    case 'list': {
      const isYesNo = rule.values.join() === 'Yes,No' && !rule.open;
      return {
        ...base,
        type: 'list',
        formulae: [listFormula(rule.values, lists)],
        error: isYesNo && field === 'is_inventory' ? words.yesNo : words.list,
        // What is open may be typed after a question.
        errorStyle: rule.open ? 'warning' : 'stop',
      };
    }
    case 'number':
      return {
        ...base,
        type: 'decimal',
        operator: 'greaterThanOrEqual',
        formulae: [0],
        error: words.number,
        errorStyle: 'stop',
      };
    case 'date':
      return {
        ...base,
        type: 'date',
        operator: 'greaterThanOrEqual',
        formulae: [new Date(Date.UTC(1900, 0, 1))],
        error: words.date,
        errorStyle: 'stop',
      };
    case 'text':
      if (!required) return undefined;
      return {
        ...base,
        type: 'textLength',
        operator: 'greaterThan',
        formulae: [0],
        error: words.missing[field] ?? '',
        errorStyle: 'stop',
      };
  }
}

/** Holds the columns of a sheet to their rules, from row 2 to 1000 and further down where there are more rows. */
export function addRules(
  sheet: Worksheet,
  columns: readonly LaidColumn[],
  { words, lists, lastRow }: { words: SheetWords; lists: Lists; lastRow: number },
): void {
  const last = Math.max(LAST_RULED_ROW, lastRow);
  for (const [at, column] of columns.entries()) {
    const rule = column.hidden ? undefined : ruleOf(column, words, lists);
    const letter = columnLetter(at);
    if (rule) (sheet as unknown as Ruled).dataValidations.add(`${letter}2:${letter}${last}`, rule);
  }
}
