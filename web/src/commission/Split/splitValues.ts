import { checkCommissionParts, type CommissionPart } from '@galla/domain';
import { formErrors } from '../../ui/problems.ts';

/** A row of the form as it is typed. */
export interface SplitRow {
  /** Global id; '' while nobody is chosen. */
  employee: string;
  percent: string;
}

/** The form's values: "employee0", "percent0" and so on, so that each has an error of its own, and the "line" that is shared. */
export type SplitValues = Record<string, string>;

/** @param line global id of the line that is shared by itself; '' for the whole sale */
export const valuesOf = (rows: readonly SplitRow[], line = ''): SplitValues => ({
  line,
  ...Object.fromEntries(
    rows.flatMap(({ employee, percent }, at) => [
      [`employee${at}`, employee],
      [`percent${at}`, percent],
    ]),
  ),
});

/** The line that is shared by itself; '' for the whole sale. */
export const lineOf = ({ line = '' }: SplitValues): string => line;

export function rowsOf(values: SplitValues): SplitRow[] {
  const rows: SplitRow[] = [];
  for (let at = 0; values[`employee${at}`] !== undefined; at++)
    rows.push({ employee: values[`employee${at}`] ?? '', percent: values[`percent${at}`] ?? '' });
  return rows;
}

const percentOf = (typed: string): number => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN);

/** What is sent of the rows. */
export const partsOf = (values: SplitValues): CommissionPart[] =>
  rowsOf(values).map(({ employee, percent }) => ({ employee, percent: percentOf(percent) }));

/** The form's name of a field of the input: "percent1" of "parts.1.percent". */
export const splitField = (field: string): string =>
  field.replace(/^(?:parts|commissionParts)\.(\d+)\.(employee|percent)$/, '$2$1');

/** What is wrong, by the form's fields. */
export const checkSplit = (values: SplitValues): Record<string, string> =>
  formErrors(
    checkCommissionParts(partsOf(values), lineOf(values) === '' ? 'SALE' : 'LINE').map((one) => ({
      ...one,
      field: splitField(one.field),
    })),
  );

/** What the rows make by now, in per cent; what is no figure counts nothing. */
export const sumOf = (values: SplitValues): number =>
  partsOf(values).reduce((sum, { percent }) => sum + (Number.isNaN(percent) ? 0 : percent), 0);
