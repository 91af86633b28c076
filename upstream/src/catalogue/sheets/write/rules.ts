import type { DataValidation, Worksheet } from 'exceljs';
import { columnLetter, SHEET_LIMITS, STOCK_FIELD } from '@galla/domain/sheets';
import type { LaidColumn } from './layout.ts';
import type { SheetWords } from './task.ts';

/** exceljs types validation rules for single cells only, but accepts ranges as well. */
interface Ruled {
  dataValidations: { add(range: string, rule: DataValidation): void };
}

/** Lists of a workbook on a hidden sheet. */
export interface Lists {
  /** Adds a list; returns the range of its cells. */
  add(values: readonly string[]): string;
}

/** The last row with validation rules: 999 below the heading. */
const LAST_RULED_ROW = SHEET_LIMITS.rows + 1;
/** Maximum length of an inline list in a rule. */
const LONGEST_INLINE = 255;

function listFormula(values: readonly string[], lists: Lists): string {
  const inline = values.join(',');
  const fits = inline.length <= LONGEST_INLINE && values.every((value) => !/[,"]/.test(value));
  return fits ? `"${inline}"` : lists.add(values);
}

type Rule = Omit<DataValidation, 'error'> & { error: string };

function listRule({ field, rule }: LaidColumn, words: SheetWords, lists: Lists): Rule | undefined {
  if (rule.kind !== 'list') return undefined;
  return {
    type: 'list',
    formulae: [listFormula(rule.values, lists)],
    error: field === STOCK_FIELD ? words.yesNo : words.list,
    // For an open list, other values are accepted after a warning.
    errorStyle: rule.open ? 'warning' : 'stop',
  };
}

const SINCE = new Date(Date.UTC(1900, 0, 1));
const atLeast = (type: 'decimal' | 'date', least: number | Date, error: string): Rule => ({
  type,
  operator: 'greaterThanOrEqual',
  formulae: [least],
  error,
  errorStyle: 'stop',
});

/** A formula for the first cell of the column; the spreadsheet adjusts it for the others. */
const byFormula = (formula: string, error: string): Rule => ({
  type: 'custom',
  formulae: [formula],
  error,
  errorStyle: 'stop',
});

/** Rules for phone numbers and e-mail addresses of contacts (spec 1 §5). */
function textRule({ rule }: LaidColumn, words: SheetWords, cell: string): Rule | undefined {
  if (rule.kind === 'mobile')
    return byFormula(`AND(ISNUMBER(VALUE(${cell})),LEN(${cell})<=15)`, words.mobile ?? '');
  return rule.kind === 'email' ? byFormula(`ISNUMBER(FIND("@",${cell}))`, words.email ?? '') : undefined;
}

function plainRule({ rule, required, field }: LaidColumn, words: SheetWords): Rule | undefined {
  if (rule.kind === 'number') return atLeast('decimal', 0, words.number);
  if (rule.kind === 'date') return atLeast('date', SINCE, words.date);
  if (!required) return undefined;
  const error = words.missing[field] ?? '';
  return { type: 'textLength', operator: 'greaterThan', formulae: [0], error, errorStyle: 'stop' };
}

function ruleOf(
  column: LaidColumn,
  cell: string,
  { words, lists }: { words: SheetWords; lists: Lists },
): DataValidation | undefined {
  const rule = listRule(column, words, lists) ?? textRule(column, words, cell) ?? plainRule(column, words);
  const { required, heading } = column;
  return rule && { ...rule, allowBlank: !required, showErrorMessage: true, errorTitle: heading };
}

/** Adds the columns' validation rules from row 2 to 1000, or further when there are more rows. */
export function addRules(
  sheet: Worksheet,
  columns: readonly LaidColumn[],
  { words, lists, lastRow }: { words: SheetWords; lists: Lists; lastRow: number },
): void {
  const last = Math.max(LAST_RULED_ROW, lastRow);
  for (const [at, column] of columns.entries()) {
    const letter = columnLetter(at);
    const rule = column.hidden ? undefined : ruleOf(column, `${letter}2`, { words, lists });
    if (rule) (sheet as unknown as Ruled).dataValidations.add(`${letter}2:${letter}${last}`, rule);
  }
}
