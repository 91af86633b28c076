import { CONTACT_SHEET_LIMITS, isSheetName, formatMessage } from '@galla/domain';
import { useEffect, useRef, useState } from 'react';
import { GraphFailure } from '../../app/graph/failure.ts';
import type { ChosenColumn, MatchColumn } from '../../ui/sheet/match/choices.ts';
import { readHeadings } from './readHeadings.ts';
import { sendContacts } from './sendContacts.ts';
import { refusedStage, type ForeignSheet, type Stage } from './stage.ts';

/** Validates a file before it is uploaded. */
function problemOf({ name, size }: File): string | undefined {
  if (!isSheetName(name)) return formatMessage('sheets.wrongName');
  return size > CONTACT_SHEET_LIMITS.file ? formatMessage('contacts.tooLarge') : undefined;
}

const needsMatching = (error: unknown): boolean =>
  error instanceof GraphFailure && error.code === 'SHEET_HEADINGS';

/** The sheet with the chosen matching, so that it is kept when the user returns to the columns. */
function withChosen({ file, headings }: ForeignSheet, chosen: readonly ChosenColumn[]): ForeignSheet {
  const fieldOf = ({ column }: MatchColumn) => chosen.find((one) => one.column === column)?.field ?? null;
  const columns = headings.columns.map((column) => ({ ...column, field: fieldOf(column) }));
  return { file, headings: { ...headings, columns } };
}

/** An upload of contacts from file to result; `onDone` is called if it changed something. */
export function useUpload(onDone: () => void) {
  const [stage, setStage] = useState<Stage>({ at: 'choose' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** Runs a request; it resolves with the next step, also after a refusal. */
  const sending = async (
    file: File,
    foreign: ForeignSheet | undefined,
    run: (how: Parameters<typeof readHeadings>[1]) => Promise<Stage>,
  ): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setStage({ at: 'send', percent: 0 });
    const onProgress = (part: number) => setStage({ at: 'send', percent: Math.round(part * 100) });
    try {
      setStage(await run({ onProgress, signal: controller.signal }));
    } catch (error) {
      const before: Stage = foreign ? { at: 'match', sheet: foreign } : { at: 'choose' };
      setStage(controller.signal.aborted ? before : refusedStage(error, file, foreign));
    }
  };

  const stored = async (...sent: Parameters<typeof sendContacts>): Promise<Stage> => {
    const counts = await sendContacts(...sent);
    if (counts.added + counts.changed > 0) onDone();
    return { at: 'done', counts };
  };

  const choose = async (file: File): Promise<void> => {
    const problem = problemOf(file);
    if (problem !== undefined) return setStage({ at: 'choose', problem });
    await sending(file, undefined, async (how) => {
      try {
        return await stored(file, undefined, how);
      } catch (error) {
        if (!needsMatching(error)) throw error;
        return { at: 'match', sheet: { file, headings: await readHeadings(file, how) } };
      }
    });
  };

  const match = async (sheet: ForeignSheet, chosen: readonly ChosenColumn[]): Promise<void> => {
    const { file } = sheet;
    await sending(file, withChosen(sheet, chosen), (how) => stored(file, chosen, how));
  };

  return {
    stage,
    choose,
    match,
    /** Goes back to the columns of a sheet whose rows have faults. */
    matchAgain: (sheet: ForeignSheet) => setStage({ at: 'match', sheet }),
    cancel: () => running.current?.abort(),
    again: () => setStage({ at: 'choose' }),
  };
}
