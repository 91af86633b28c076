import {
  formatMessage,
  type LabelLayout,
  type LabelOptions,
  type MessageKey,
  type QrSettings,
} from '@galla/domain';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../app/pdf/saveFile.ts';
import { toast } from '../../app/toast/toast.ts';
import { fetchLabels, type LabelsKind } from './fetchLabels.ts';
import { isLens, type LabelRow } from './labelRow.ts';
import { DrawFailure, makePdf } from './pdf/makePdf.ts';

type Kind = 'pdf' | 'codes' | LabelsKind;

interface Labels {
  rows: readonly LabelRow[];
  options: LabelOptions;
  look: QrSettings;
  layout: LabelLayout;
}

export interface LabelFiles {
  savePdf: () => void;
  saveCodes: () => void;
  /** Saves files rendered by the server. */
  saveMade: (kind: LabelsKind) => void;
  /** The kind of file being generated. */
  busy: Kind | undefined;
  /** Number of finished pages, and their total. */
  done: number;
  total: number;
  /** Aborts the current generation. */
  stop: () => void;
}

/** Whether a retry may help: yes after a failed download, no after a failed drawing. */
const pdfFailure = (error: unknown): MessageKey =>
  error instanceof DrawFailure ? 'labels.pdfFailed' : 'labels.generationFailed';

/** The rows of a file; on shared sheets each power appears once, regardless of its quantity. */
function rowsOf(kind: LabelsKind, rows: readonly LabelRow[]): readonly LabelRow[] {
  if (kind === 'labels') return rows;
  const lenses = rows.filter(isLens);
  return kind === 'powers' ? lenses.map((lens) => ({ ...lens, quantity: 1 })) : lenses;
}

/** The labels as files: one PDF, the codes as pictures, or PDFs rendered by the server. */
export function useLabelFiles({ rows, options, look, layout }: Labels): LabelFiles {
  const [busy, setBusy] = useState<Kind>();
  const [done, setDone] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (
    kind: Kind,
    make: (signal: AbortSignal) => Promise<File>,
    failure: (error: unknown) => MessageKey,
  ): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setBusy(kind);
    setDone(0);
    try {
      const file = await make(controller.signal);
      if (!controller.signal.aborted) saveFile(file);
    } catch (error) {
      if (!controller.signal.aborted) toast.error(formatMessage(failure(error)));
    } finally {
      setBusy(undefined);
    }
  };

  return {
    savePdf: () =>
      void run(
        'pdf',
        (signal) => makePdf(layout, formatMessage('labels.items'), signal, setDone),
        pdfFailure,
      ),
    saveCodes: () =>
      void run(
        'codes',
        // The zip library is loaded when it is first needed.
        async () => (await import('./codes/codesFile.ts')).codesFile(rows, look),
        () => 'labels.noCodes',
      ),
    saveMade: (kind) =>
      void run(
        kind,
        (signal) => fetchLabels(kind, rowsOf(kind, rows), options, signal),
        () => 'labels.failed',
      ),
    busy,
    done,
    total: layout.pages.length,
    stop: () => running.current?.abort(),
  };
}
