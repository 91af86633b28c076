import { checkCommissionParts, type CommissionPart } from '@galla/domain';
import { formErrors } from '../../ui/problems.ts';

/** A row of the form as typed. */
export interface SplitRow {
  /** Global id; '' while nobody is chosen. */
  employee: string;
  percent: string;
}

/**
 * Form values: "employee0", "percent0" and so on, so that each has its own error, and the "line" being split.
 */
export type SplitValues = Record<string, string>;

/** @param line global id of the line being split; '' for the whole sale */
export const valuesOf = (rows: readonly SplitRow[], line = ''): SplitValues => ({
  line,
  ...Object.fromEntries(
    rows.flatMap(({ employee, percent }, at) => [
      [`employee${at}`, employee],
      [`percent${at}`, percent],
    ]),
  ),
});

/** The line being split; '' for the whole sale. */
export const lineOf = ({ line = '' }: SplitValues): string => line;

export function rowsOf(values: SplitValues): SplitRow[] {
  const rows: SplitRow[] = [];
  for (let at = 0; values[`employee${at}`] !== undefined; at++)
    rows.push({ employee: values[`employee${at}`] ?? '', percent: values[`percent${at}`] ?? '' });
  return rows;
}

const percentOf = (typed: string): number => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN);

export const partsOf = (values: SplitValues): CommissionPart[] =>
  rowsOf(values).map(({ employee, percent }) => ({ employee, percent: percentOf(percent) }));

/** Maps a field of the input to the form's: "parts.1.percent" to "percent1". */
export const splitField = (field: string): string =>
  field.replace(/^(?:parts|commissionParts)\.(\d+)\.(employee|percent)$/, '$2$1');

/** Problems by form field. */
export const checkSplit = (values: SplitValues): Record<string, string> =>
  formErrors(
    checkCommissionParts(partsOf(values), lineOf(values) === '' ? 'SALE' : 'LINE').map((one) => ({
      ...one,
      field: splitField(one.field),
    })),
  );

/** The total in per cent; texts that are not numbers count as 0. */
export const sumOf = (values: SplitValues): number =>
  partsOf(values).reduce((sum, { percent }) => sum + (Number.isNaN(percent) ? 0 : percent), 0);
