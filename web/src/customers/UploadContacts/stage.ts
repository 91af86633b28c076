import { formatMessage } from '@galla/domain';
import { GraphFailure } from '../../app/graph/failure.ts';
import { failureText } from '../../app/graph/failureText.ts';
import { FormRefused } from '../../app/send/sendForm.ts';
import type { SheetFault } from '../../ui/sheet/FaultList.tsx';
import type { ImportCounts } from '../../ui/sheet/ImportDone.tsx';
import { faultOf } from './faults.ts';
import type { Headings } from './readHeadings.ts';

/** A sheet with its own headings, and their matching. */
export interface ForeignSheet {
  file: File;
  headings: Headings;
}

/** The step of an upload. */
export type Stage =
  | { at: 'choose'; problem?: string }
  | { at: 'send'; percent: number }
  | { at: 'match'; sheet: ForeignSheet; problem?: string }
  /** `foreign`: the sheet whose columns were matched; the matching can be changed. */
  | { at: 'faults'; sheet: string; faults: readonly SheetFault[]; foreign?: ForeignSheet }
  | { at: 'done'; counts: ImportCounts };

/** Why a file was refused, as a message. */
function problemOf(error: unknown): string {
  const isBad = error instanceof GraphFailure && error.code === 'UPSTREAM_INVALID';
  return isBad ? formatMessage('sheets.badAnswer') : failureText(error, 'contacts.uploadFailed');
}

/** The step after a refusal: the faults by cell, the columns again, or a message on the whole file. */
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
