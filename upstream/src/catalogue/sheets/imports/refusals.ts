import {
  cellName,
  problem,
  refuse,
  formatMessage,
  formatCount,
  type Problem,
  type SheetFault,
} from '@galla/domain';
import { Refused } from '../../../http/refused.ts';
import { SheetRefused } from '../read/refusedSheet.ts';

/** Maximum number of problems in a refusal; the annotated workbook has all of them. */
const MOST_PROBLEMS = 50;

const faultText = (fault: SheetFault): string =>
  [cellName(fault), fault.label].filter((text) => text !== '').join(' ') + `: ${fault.message}`;

/** How many cells have problems, and the first of them. */
function faultsText(faults: readonly SheetFault[]): string {
  const [first] = faults;
  return first ? formatCount('sheets.faultsFound', faults.length, { first: faultText(first) }) : '';
}

const problemsOf = (faults: readonly SheetFault[]): Problem[] =>
  faults.slice(0, MOST_PROBLEMS).map((fault): Problem => ({
    field: cellName(fault),
    code: 'INVALID_INPUT',
    message: faultText(fault),
  }));

/** The refusal of a sheet whose columns have to be matched first; each problem names its heading. */
export const refusedHeadings = (faults: readonly SheetFault[]): Refused =>
  new Refused({
    ...refuse('SHEET_HEADINGS', {}, problemsOf(faults)),
    message: formatMessage('sheets.headingsUnknown'),
  });

/** The refusal of a sheet with faults; each problem names its cell, "C7". */
export function refusedFaults(faults: readonly SheetFault[]): Refused {
  const problems = problemsOf(faults);
  return new Refused({ ...refuse('SHEET_FAULTS', {}, problems), message: faultsText(faults) });
}

/** Runs a read and reports a refused file at its field. */
export async function withFileProblem<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof SheetRefused)) throw error;
    const found = problem('file', 'INVALID_INPUT', `sheets.refused.${error.reason}`);
    throw new Refused('INVALID_INPUT', undefined, { problems: [found] });
  }
}

/** The refusal of a run that was stopped. */
export const refusedStop = (): Refused =>
  new Refused({ ...refuse('IMPORT_STOPPED'), message: formatMessage('sheets.stopped') });
