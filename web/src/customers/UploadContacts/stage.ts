import { formatMessage } from '@galla/domain';
import { GraphFailure } from '../../app/graph/failure.ts';
import { failureText } from '../../app/graph/failureText.ts';
import { FormRefused } from '../../app/send/sendForm.ts';
import type { SheetFault } from '../../ui/sheet/FaultList.tsx';
import type { ImportCounts } from '../../ui/sheet/ImportDone.tsx';
import { faultOf } from './faults.ts';
import type { Headings } from './readHeadings.ts';

/** A sheet with headings of its own, and how they are understood. */
export interface ForeignSheet {
  file: File;
  headings: Headings;
}

/** Where an upload is. */
export type Stage =
  | { at: 'choose'; problem?: string }
  | { at: 'send'; percent: number }
  | { at: 'match'; sheet: ForeignSheet; problem?: string }
  /** `foreign` is the sheet whose columns were matched; its columns can be changed. */
  | { at: 'faults'; sheet: string; faults: readonly SheetFault[]; foreign?: ForeignSheet }
  | { at: 'done'; counts: ImportCounts };

/** Why a file was not taken, in a sentence. */
function problemOf(error: unknown): string {
  const isBad = error instanceof GraphFailure && error.code === 'UPSTREAM_INVALID';
  return isBad ? formatMessage('sheets.badAnswer') : failureText(error, 'contacts.uploadFailed');
}

/** What follows a refusal: the faults at their cells, the columns anew, or the sentence about the whole file. */
export function refusedStage(error: unknown, { name }: File, foreign: ForeignSheet | undefined): Stage {
  const problems = error instanceof FormRefused ? error.problems : [];
  const [first] = problems;
  if (first?.field.startsWith('columns') === true && foreign)
    return { at: 'match', sheet: foreign, problem: first.message };
  if (first === undefined || first.field === 'file') {
    const problem = first?.message ?? problemOf(error);
    return foreign ? { at: 'match', sheet: foreign, problem } : { at: 'choose', problem };
  }
  return { at: 'faults', sheet: name, faults: problems.map(faultOf), ...(foreign && { foreign }) };
}
