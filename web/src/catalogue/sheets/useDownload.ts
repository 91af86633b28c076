import { formatMessage, type ItemKind } from '@galla/domain';
import { FileDown, X, type LucideIcon } from 'lucide-react';
import { fetchExport, type SheetFilter } from './sheetFiles.ts';
import { useSaving } from '../../ui/sheet/useSaving.ts';

interface Download {
  busy: boolean;
  Icon: LucideIcon;
  says: string;
  /** Starts the download; while it is running, aborts it. */
  press: () => void;
}

/** Saves items of a list as a workbook that can be edited and imported again. */
export function useDownload(kind: ItemKind, filter: SheetFilter): Download {
  const { save, busy, cancel } = useSaving();
  return {
    busy,
    Icon: busy ? X : FileDown,
    says: formatMessage(busy ? 'sheets.cancelDownload' : 'sheets.download'),
    press: busy
      ? cancel
      : () => void save((signal) => fetchExport(kind, filter, signal), 'sheets.exportFailed'),
  };
}
