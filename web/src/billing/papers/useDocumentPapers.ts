import {
  BILL_PAPERS,
  type BillPaper,
  formatRupees,
  PAGE_SIZES,
  paperFileName,
  paperName,
  formatMessage,
} from '@galla/domain';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useDocumentPapers_document$key } from '../../__generated__/useDocumentPapers_document.graphql.ts';
import type { useDocumentPapers_tenant$key } from '../../__generated__/useDocumentPapers_tenant.graphql.ts';
import { known } from '../../app/graph/known.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { FileFailure } from '../../app/pdf/fetchFile.ts';
import { fetchPdf } from '../../app/pdf/fetchPdf.ts';
import { saveFile } from '../../app/pdf/saveFile.ts';
import { printPdf } from '../../app/print/printPdf.ts';
import { toast } from '../../app/toast/toast.ts';
import { useLeaving } from '../../app/useLeaving.ts';
import { typeWords } from '../documentTypes.ts';
import type { Shared } from './share/shared.ts';
import { shareFile } from './sharePaper.ts';

type Act = 'print' | 'save' | 'share';

export interface DocumentPapers {
  /** What it can be printed on, the shop's own first, as people say it. */
  papers: readonly { paper: BillPaper; name: string }[];
  /** Whether the shop prints what was made at once. */
  atOnce: boolean;
  /** Prints on the shop's paper, or on another. Goes on when the screen is left. */
  print: (paper?: BillPaper) => void;
  /** Saves it under its number and paper. */
  save: (paper: BillPaper) => void;
  /** Hands its page to another app of the device. */
  sendPdf: () => void;
  /** What is said of it where it is shared. */
  shared: Shared;
  /** Which of them is under way. */
  busy: Act | undefined;
  /** How much of it is here, in per cent; undefined where that is not known. */
  percent: number | undefined;
}

/** The papers of a document: each fetched once, however often it is printed while the screen is open. */
export function useDocumentPapers(
  documentKey: useDocumentPapers_document$key,
  shopKey: useDocumentPapers_tenant$key,
): DocumentPapers {
  const document = useFragment(
    graphql`
      fragment useDocumentPapers_document on Document {
        id
        type
        number
        total
        pending
        customerMobile
        pdfUrl
      }
    `,
    documentKey,
  );
  const shop = useFragment(
    graphql`
      fragment useDocumentPapers_tenant on Tenant {
        name
        settings {
          billPaper
          pageSize
          printAtOnce
        }
      }
    `,
    shopKey,
  );
  const { id, type, number, total, pending, customerMobile, pdfUrl } = document;
  const { printAtOnce } = shop.settings;
  const own = known(BILL_PAPERS, shop.settings.billPaper, 'PAGE');
  const pageSize = known(PAGE_SIZES, shop.settings.pageSize, 'A4');
  const [busy, setBusy] = useState<Act>();
  const [percent, setPercent] = useState<number>();
  const here = useRef(new Map<string, File>());
  const leaving = useLeaving();

  const fetchPaper = async (paper: BillPaper, signal: AbortSignal): Promise<File> => {
    // A payment changes what the paper says: what was fetched before it is another file.
    const version = `${pdfUrl} ${paper} ${pending}`;
    const before = here.current.get(version);
    if (before) return before;
    const url = `${pdfUrl}?paper=${paper}`;
    const blob = await fetchPdf(url, signal, (share) => setPercent(Math.round(share * 100)));
    const name = paperFileName(number, paperName(paper, pageSize));
    const file = new File([blob], name, { type: 'application/pdf' });
    here.current.set(version, file);
    return file;
  };

  const run = async (
    act: Act,
    paper: BillPaper,
    use: (file: File) => unknown,
    signal = leaving(),
  ): Promise<void> => {
    setBusy(act);
    setPercent(undefined);
    try {
      await use(await fetchPaper(paper, signal));
    } catch (error) {
      if (signal.aborted) return;
      toast.error(failedText(act, error));
    } finally {
      setBusy(undefined);
    }
  };
  const kind = formatMessage(typeWords(type).name);
  const text = formatMessage('payment.shareText', {
    document: kind,
    number,
    shop: shop.name,
    total: formatRupees(paiseOf(total)),
  });
  return {
    papers: [own, ...BILL_PAPERS.filter((paper) => paper !== own)].map((paper) => ({
      paper,
      name: paperName(paper, pageSize),
    })),
    atOnce: printAtOnce,
    print: (paper = own) => void run('print', paper, printPdf, new AbortController().signal),
    save: (paper) => void run('save', paper, saveFile),
    sendPdf: () => void run('share', 'PAGE', (file) => shareFile(file, text)),
    shared: {
      id,
      title: formatMessage('share.title', { document: kind, number }),
      text,
      mobile: customerMobile ?? null,
    },
    busy,
    percent,
  };
}

function failedText(act: Act, error: unknown): string {
  if (!(error instanceof FileFailure) && act === 'print') return formatMessage('payment.printFailed');
  const refused = error instanceof FileFailure && error.kind === 'refused';
  return formatMessage(refused ? 'history.pdfFailed' : 'history.downloadFailed');
}
