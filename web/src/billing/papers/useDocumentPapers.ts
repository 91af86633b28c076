import { formatMessage, formatRupees } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { useDocumentPapers_document$key } from '../../__generated__/useDocumentPapers_document.graphql.ts';
import type { useDocumentPapers_tenant$key } from '../../__generated__/useDocumentPapers_tenant.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { typeWords } from '../documentTypes.ts';
import type { Shared } from './share/shared.ts';
import { shareFile } from './sharePaper.ts';
import { type Papers, usePapers } from './usePapers.ts';

export interface DocumentPapers extends Omit<Papers, 'share'> {
  /** Whether the shop prints new documents immediately. */
  atOnce: boolean;
  /** Shares the PDF to another app. */
  sendPdf: () => void;
  /** Texts for sharing. */
  shared: Shared;
}

/** The papers of a document, and how to share it. */
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
          printAtOnce
        }
        ...usePapers_tenant
      }
    `,
    shopKey,
  );
  const { id, type, number, total, pending, customerMobile, pdfUrl } = document;
  // A payment changes the printed content, so earlier downloads are obsolete.
  const { share, ...papers } = usePapers({ pdfUrl, number, version: pending }, shop);
  const kind = formatMessage(typeWords(type).name);
  const text = formatMessage('payment.shareText', {
    document: kind,
    number,
    shop: shop.name,
    total: formatRupees(paiseOf(total)),
  });
  return {
    ...papers,
    atOnce: shop.settings.printAtOnce,
    sendPdf: () => share((file) => shareFile(file, text)),
    shared: {
      id,
      title: formatMessage('share.title', { document: kind, number }),
      text,
      mobile: customerMobile ?? null,
    },
  };
}
