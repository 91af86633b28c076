import { formatMessage, stickersOnSheet, type LabelOptions } from '@galla/domain';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../app/pdf/saveFile.ts';
import { toast } from '../../../app/toast/toast.ts';
import { fetchLabels } from '../../labels/fetchLabels.ts';

/** Which labels: of all powers of the variant, this many of each. */
interface Wanted {
  /** Global ids. */
  product: string;
  variant: string;
  /** Whole number of labels, at least 1. */
  quantity: number;
}

/** Saves label files for a variant's powers. */
export function useSavePowerLabels(): {
  saveLabels: (wanted: Wanted, options: LabelOptions) => Promise<void>;
  busy: boolean;
} {
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const saveLabels = async (wanted: Wanted, options: LabelOptions): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    // A sheet of stickers per power would waste all but one sticker.
    const kind = stickersOnSheet(options.paper) > 1 ? 'powers' : 'prescriptions';
    try {
      const file = await fetchLabels(kind, [wanted], options, controller.signal);
      if (!controller.signal.aborted) saveFile(file);
    } catch {
      if (!controller.signal.aborted) toast.error(formatMessage('labels.failed'));
    } finally {
      setBusy(false);
    }
  };
  return { saveLabels, busy };
}
