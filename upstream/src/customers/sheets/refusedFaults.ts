import { cellName, type Problem, refuse, formatCount, type SheetFault } from '@galla/domain';
import { Refused } from '../../http/refused.ts';

/** Maximum number of problems in a refusal. */
const MOST = 1_000;

const textOf = (fault: SheetFault): string =>
  `${[cellName(fault), fault.label].filter((text) => text !== '').join(' ')}: ${fault.message}`;

/** The refusal of a sheet with faults; each problem names its cell, "C7". */
export function refusedFaults(faults: readonly SheetFault[]): Refused {
  const problems = faults
    .slice(0, MOST)
    .map((fault): Problem => ({ field: cellName(fault), code: 'INVALID_INPUT', message: textOf(fault) }));
  const first = problems[0]?.message ?? '';
  const message = formatCount('sheets.faultsFound', faults.length, { first });
  return new Refused({ ...refuse('SHEET_FAULTS', {}, problems), message });
}
