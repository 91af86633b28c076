import { isSheetName, formatMessage, SHEET_LIMITS, type ItemKind } from '@galla/domain';
import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { GraphFailure } from '../../app/graph/failure.ts';
import { failureText } from '../../app/graph/failureText.ts';
import { newKey } from '../../app/key.ts';
import type { ImportCounts } from '../../ui/sheet/ImportDone.tsx';
import { sendSheet } from './sendSheet.ts';
import { useRunImport } from './useRunImport.ts';
import { useStopImport } from './useStopImport.ts';
import { watchProgress } from './watchProgress.ts';

/** The step of an import. */
export type Stage =
  | { at: 'choose'; problem?: string }
  | { at: 'send'; percent: number }
  /** `key`: idempotency key of the next run; `looks` is incremented to refetch the preview. */
  | { at: 'look'; id: string; key: string; looks: number; problem?: string }
  | { at: 'run'; id: string; rows: number; total: number; stopping: boolean }
  | { at: 'done'; counts: ImportCounts };

export interface Import {
  stage: Stage;
  /** Uploads a file for its preview. */
  choose: (file: File) => Promise<void>;
  /** Aborts the upload. */
  cancel: () => void;
  /** Runs the previewed import. */
  run: (version: string, total: number) => Promise<void>;
  /** Stops a running import. */
  stop: () => void;
  /** Goes back to choosing a file. */
  again: () => void;
}

/** Validates a file before it is uploaded. */
function problemOf({ name, size }: File): string | undefined {
  if (!isSheetName(name)) return formatMessage('sheets.wrongName');
  return size > SHEET_LIMITS.file ? formatMessage('sheets.refused.tooLarge') : undefined;
}

/** Why an upload failed (spec 1 §8 Catalogue import). */
function sendProblem(error: unknown): string {
  if (error instanceof GraphFailure && error.code === 'UPSTREAM_INVALID')
    return formatMessage('sheets.badAnswer');
  return failureText(error, 'sheets.uploadFailed');
}

/** Refusals after which the preview has to be refetched. */
const LOOK_AGAIN: ReadonlySet<string> = new Set(['ChangedMeanwhile', 'InvalidInput']);

/** An import from file to result; `onDone` is called if it changed something. */
export function useImport(kind: ItemKind, onDone: () => void): Import {
  const environment = useRelayEnvironment();
  const [stage, setStage] = useState<Stage>({ at: 'choose' });
  const { write: runImport } = useRunImport();
  const { write: stopImport } = useStopImport();
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  const choose = async (file: File): Promise<void> => {
    const problem = problemOf(file);
    if (problem !== undefined) return setStage({ at: 'choose', problem });
    const controller = new AbortController();
    sending.current = controller;
    setStage({ at: 'send', percent: 0 });
    try {
      const id = await sendSheet(kind, file, {
        onProgress: (part) => setStage({ at: 'send', percent: Math.round(part * 100) }),
        signal: controller.signal,
      });
      setStage({ at: 'look', id, key: newKey(), looks: 0 });
    } catch (error) {
      const given = controller.signal.aborted;
      setStage({ at: 'choose', ...(!given && { problem: sendProblem(error) }) });
    }
  };

  const run = async (version: string, total: number): Promise<void> => {
    if (stage.at !== 'look') return;
    const { id, key, looks } = stage;
    const watching = new AbortController();
    setStage({ at: 'run', id, rows: 0, total, stopping: false });
    void watchProgress(environment, id, {
      signal: watching.signal,
      onRows: (rows) => setStage((now) => (now.at === 'run' ? { ...now, rows } : now)),
    });
    const outcome = await runImport({ key, import: id, version });
    watching.abort();
    if (outcome.kind === 'saved') {
      const { addCount: added, changeCount: changed, unchangedCount: unchanged } = outcome.saved.import;
      setStage({ at: 'done', counts: { added, changed, unchanged } });
      if (added + changed > 0) onDone();
      return;
    }
    const refusal = outcome.kind === 'failed' ? undefined : outcome.refusal;
    const problem =
      refusal?.code === 'IMPORT_STOPPED'
        ? formatMessage('sheets.stopped')
        : (refusal?.message ?? outcome.message);
    const stale = refusal !== undefined && LOOK_AGAIN.has(refusal.__typename);
    setStage({ at: 'look', id, key, looks: stale ? looks + 1 : looks, problem });
  };

  const stopRun = async (id: string): Promise<void> => {
    const { kind } = await stopImport({ key: newKey(), import: id });
    // If the request to stop fails, the run continues to its end.
    if (kind === 'failed') setStage((now) => (now.at === 'run' ? { ...now, stopping: false } : now));
  };

  return {
    stage,
    choose,
    cancel: () => sending.current?.abort(),
    run,
    stop() {
      if (stage.at !== 'run') return;
      setStage({ ...stage, stopping: true });
      void stopRun(stage.id);
    },
    again: () => setStage({ at: 'choose' }),
  };
}
