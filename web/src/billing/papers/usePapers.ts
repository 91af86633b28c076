import {
  BILL_PAPERS,
  type BillPaper,
  formatMessage,
  PAGE_SIZES,
  paperFileName,
  paperName,
} from '@galla/domain';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { usePapers_tenant$key } from '../../__generated__/usePapers_tenant.graphql.ts';
import { known } from '../../app/graph/known.ts';
import { FileFailure } from '../../app/pdf/fetchFile.ts';
import { fetchPdf } from '../../app/pdf/fetchPdf.ts';
import { saveFile } from '../../app/pdf/saveFile.ts';
import { printPdf } from '../../app/print/printPdf.ts';
import { toast } from '../../app/toast/toast.ts';
import { useLeaving } from '../../app/useLeaving.ts';

type Act = 'print' | 'save' | 'share';

export interface Papers {
  /** The available papers with their names, the shop's default first. */
  papers: readonly { paper: BillPaper; name: string }[];
  /** Prints on the default paper, or on another. Continues when the screen is left. */
  print: (paper?: BillPaper) => void;
  /** Downloads it, named by number and paper. */
  save: (paper: BillPaper) => void;
  /** Passes the page's PDF to a function. */
  share: (use: (file: File) => unknown) => void;
  /** The running action. */
  busy: Act | undefined;
  /** Download progress in per cent; undefined if unknown. */
  percent: number | undefined;
}

/** The document to print. */
interface Printed {
  pdfUrl: string;
  number: string;
  /** Changes when the printed content changes. */
  version?: string;
}

/**
 * The papers of a numbered document: each is downloaded once, however often it is printed while the screen is open.
 */
export function usePapers({ pdfUrl, number, version = '' }: Printed, shopKey: usePapers_tenant$key): Papers {
  const { settings } = useFragment(
    graphql`
      fragment usePapers_tenant on Tenant {
        settings {
          billPaper
          pageSize
        }
      }
    `,
    shopKey,
  );
  const own = known(BILL_PAPERS, settings.billPaper, 'PAGE');
  const pageSize = known(PAGE_SIZES, settings.pageSize, 'A4');
  const [busy, setBusy] = useState<Act>();
  const [percent, setPercent] = useState<number>();
  const here = useRef(new Map<string, File>());
  const leaving = useLeaving();

  const fetchPaper = async (paper: BillPaper, signal: AbortSignal): Promise<File> => {
    const key = `${pdfUrl} ${paper} ${version}`;
    const before = here.current.get(key);
    if (before) return before;
    const url = `${pdfUrl}?paper=${paper}`;
    const blob = await fetchPdf(url, signal, (share) => setPercent(Math.round(share * 100)));
    const name = paperFileName(number, paperName(paper, pageSize));
    const file = new File([blob], name, { type: 'application/pdf' });
    here.current.set(key, file);
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
  return {
    papers: [own, ...BILL_PAPERS.filter((paper) => paper !== own)].map((paper) => ({
      paper,
      name: paperName(paper, pageSize),
    })),
    print: (paper = own) => void run('print', paper, printPdf, new AbortController().signal),
    save: (paper) => void run('save', paper, saveFile),
    share: (use) => void run('share', 'PAGE', use),
    busy,
    percent,
  };
}

function failedText(act: Act, error: unknown): string {
  if (!(error instanceof FileFailure) && act === 'print') return formatMessage('payment.printFailed');
  const refused = error instanceof FileFailure && error.kind === 'refused';
  return formatMessage(refused ? 'history.pdfFailed' : 'history.downloadFailed');
}
