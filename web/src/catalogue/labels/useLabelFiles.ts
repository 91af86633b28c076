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
  /** Of the server. */
  saveMade: (kind: LabelsKind) => void;
  /** What is being made. */
  busy: Kind | undefined;
  /** Pages that are drawn, of how many. */
  done: number;
  total: number;
  /** Gives up what is being made. */
  stop: () => void;
}

/** Whether trying again may help: what could not be brought, not what could not be drawn. */
const pdfFailure = (error: unknown): MessageKey =>
  error instanceof DrawFailure ? 'labels.pdfFailed' : 'labels.generationFailed';

/** Which labels a file has: on common sheets each power once, however many of its lens are labelled. */
function rowsOf(kind: LabelsKind, rows: readonly LabelRow[]): readonly LabelRow[] {
  if (kind === 'labels') return rows;
  const lenses = rows.filter(isLens);
  return kind === 'powers' ? lenses.map((lens) => ({ ...lens, quantity: 1 })) : lenses;
}

/** The labels as files: one PDF, the codes as pictures, or a PDF for each made by the server. */
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
        // What makes zip files comes with the first one.
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
