import { formatRupees, pdfFileName, say } from '@galla/domain';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useDocumentPdf_document$key } from '../../__generated__/useDocumentPdf_document.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { fetchPdf } from '../../app/pdf/fetchPdf.ts';
import { FileFailure } from '../../app/pdf/fetchFile.ts';
import { saveFile } from '../../app/pdf/saveFile.ts';
import { toast } from '../../app/toast/toast.ts';
import { useLeaving } from '../../app/useLeaving.ts';
import { typeWords } from '../documentTypes.ts';
import { canShare, shareFile } from './shareFile.ts';

export interface DocumentPdf {
  /** Saves it as Invoice_{number}.pdf. */
  download: () => void;
  /** Hands it to another app of the device; undefined where the device can't. */
  share: (() => void) | undefined;
  /** Saves the slip for the printer at the counter. */
  slip: () => void;
  /** Which of them is under way. */
  busy: 'download' | 'share' | 'slip' | undefined;
  /** How much of it is here, in per cent; undefined where that is not known. */
  percent: number | undefined;
}

/** The papers of a document: each fetched once, however often it is saved and shared while the screen is open. */
export function useDocumentPdf(key: useDocumentPdf_document$key, shop: string): DocumentPdf {
  const document = useFragment(
    graphql`
      fragment useDocumentPdf_document on Document {
        type
        number
        total
        pending
        pdfUrl
      }
    `,
    key,
  );
  const { type, number, total, pending, pdfUrl } = document;
  const [busy, setBusy] = useState<DocumentPdf['busy']>();
  const [percent, setPercent] = useState<number>();
  const here = useRef(new Map<string, File>());
  const leaving = useLeaving();

  const fetchFile = async (url: string, signal: AbortSignal): Promise<File> => {
    // A payment changes what the paper says: what was fetched before it is another file.
    const version = `${url} ${pending}`;
    const known = here.current.get(version);
    if (known) return known;
    const blob = await fetchPdf(url, signal, (share) => setPercent(Math.round(share * 100)));
    const file = new File([blob], pdfFileName(number), { type: 'application/pdf' });
    here.current.set(version, file);
    return file;
  };

  const run = async (
    what: NonNullable<DocumentPdf['busy']>,
    use: (file: File) => unknown,
    url = pdfUrl,
  ): Promise<void> => {
    const signal = leaving();
    setBusy(what);
    setPercent(undefined);
    try {
      await use(await fetchFile(url, signal));
    } catch (error) {
      if (signal.aborted) return;
      const refused = error instanceof FileFailure && error.kind === 'refused';
      toast.failed(say(refused ? 'history.pdfFailed' : 'history.downloadFailed'));
    } finally {
      setBusy(undefined);
    }
  };
  const text = say('payment.shareText', {
    document: say(typeWords(type).name),
    number,
    shop,
    total: formatRupees(paiseOf(total)),
  });
  return {
    download: () => void run('download', saveFile),
    slip: () => void run('slip', saveFile, `${pdfUrl}?paper=THERMAL_80`),
    share: canShare() ? () => void run('share', (file) => shareFile(file, text)) : undefined,
    busy,
    percent,
  };
}
