import { CONTACT_SHEET_LIMITS, isSheetName, formatMessage } from '@galla/domain';
import { useEffect, useRef, useState } from 'react';
import { GraphFailure } from '../../app/graph/failure.ts';
import { failureText } from '../../app/graph/failureText.ts';
import { FormRefused } from '../../app/send/sendForm.ts';
import type { SheetFault } from '../../ui/sheet/FaultList.tsx';
import type { ImportCounts } from '../../ui/sheet/ImportDone.tsx';
import { faultOf } from './faults.ts';
import { sendContacts } from './sendContacts.ts';

/** Where an upload is. */
export type Stage =
  | { at: 'choose'; problem?: string }
  | { at: 'send'; percent: number }
  | { at: 'faults'; sheet: string; faults: readonly SheetFault[] }
  | { at: 'done'; counts: ImportCounts };

/** What is wrong with a file before it is sent. */
function problemOf({ name, size }: File): string | undefined {
  if (!isSheetName(name)) return formatMessage('sheets.wrongName');
  return size > CONTACT_SHEET_LIMITS.file ? formatMessage('contacts.tooLarge') : undefined;
}

/** What follows a refusal: the faults at their cells, or the sentence about the whole file. */
function refusedStage(error: unknown, sheet: string): Stage {
  if (error instanceof FormRefused) {
    const { problems, message } = error;
    const [first] = problems;
    return first === undefined || first.field === 'file'
      ? { at: 'choose', problem: first?.message ?? message }
      : { at: 'faults', sheet, faults: problems.map(faultOf) };
  }
  const bad = error instanceof GraphFailure && error.code === 'UPSTREAM_INVALID';
  return {
    at: 'choose',
    problem: bad ? formatMessage('sheets.badAnswer') : failureText(error, 'contacts.uploadFailed'),
  };
}

/** An upload of contacts from the file to its result; `onDone` hears of one that changed something. */
export function useUpload(onDone: () => void) {
  const [stage, setStage] = useState<Stage>({ at: 'choose' });
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  const choose = async (file: File): Promise<void> => {
    const problem = problemOf(file);
    if (problem !== undefined) return setStage({ at: 'choose', problem });
    const controller = new AbortController();
    sending.current = controller;
    setStage({ at: 'send', percent: 0 });
    try {
      const counts = await sendContacts(file, {
        onProgress: (part) => setStage({ at: 'send', percent: Math.round(part * 100) }),
        signal: controller.signal,
      });
      setStage({ at: 'done', counts });
      if (counts.added + counts.changed > 0) onDone();
    } catch (error) {
      setStage(controller.signal.aborted ? { at: 'choose' } : refusedStage(error, file.name));
    }
  };
  return {
    stage,
    choose,
    cancel: () => sending.current?.abort(),
    again: () => setStage({ at: 'choose' }),
  };
}
