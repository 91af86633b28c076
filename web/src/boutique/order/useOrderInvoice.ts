import { pdfFileName, formatMessage } from '@galla/domain';
import { useState } from 'react';
import { graphql, readInlineData } from 'relay-runtime';
import { useRevalidator } from 'react-router-dom';
import type { useOrderInvoice_order$key } from '../../__generated__/useOrderInvoice_order.graphql.ts';
import { fetchPdf } from '../../app/pdf/fetchPdf.ts';
import { saveFile } from '../../app/pdf/saveFile.ts';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { useLeaving } from '../../app/useLeaving.ts';
import { useInvoiceOrder } from './useInvoiceOrder.ts';

export interface OrderInvoice {
  /** download: it exists. generate: it can be created. none: the hint says why not. */
  face: 'download' | 'generate' | 'none';
  busy: boolean;
  act: () => void;
}

/** The invoice of an order: created once the order is completed, then downloaded (spec 3 §4). */
export function useOrderInvoice(order: useOrderInvoice_order$key): OrderInvoice {
  const { id, mayInvoice, invoiceNumber, invoicePdfUrl } = readInlineData(
    graphql`
      fragment useOrderInvoice_order on Order @inline {
        id
        mayInvoice
        invoiceNumber
        invoicePdfUrl
      }
    `,
    order,
  );
  const { write, busy: generating } = useInvoiceOrder();
  const { revalidate } = useRevalidator();
  const [loading, setLoading] = useState(false);
  const leaving = useLeaving();
  const download = async (url: string, number: string): Promise<void> => {
    const signal = leaving();
    setLoading(true);
    try {
      const blob = await fetchPdf(url, signal, () => undefined);
      saveFile(new File([blob], pdfFileName(number), { type: 'application/pdf' }));
    } catch {
      if (!signal.aborted) toast.error(formatMessage('history.downloadFailed'));
    } finally {
      setLoading(false);
    }
  };
  const generate = async (): Promise<void> => {
    const outcome = await write({ key: newKey(), order: id });
    if (outcome.kind === 'saved') toast.success(formatMessage('orderList.invoiceMade'));
    else toast.error(outcome.message);
    void revalidate();
  };
  const busy = generating || loading;
  if (invoicePdfUrl != null) {
    return { face: 'download', busy, act: () => void download(invoicePdfUrl, invoiceNumber ?? '') };
  }
  return mayInvoice
    ? { face: 'generate', busy, act: () => void generate() }
    : { face: 'none', busy, act: () => undefined };
}
