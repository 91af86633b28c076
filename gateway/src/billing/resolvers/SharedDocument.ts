import type { SharedDocumentResolvers } from '../../types.generated.ts';
import { shareLink, shareLinkPdf } from '../shareLink.ts';

export const SharedDocument: SharedDocumentResolvers = {
  url: ({ secret }) => shareLink(secret),
  pdfUrl: ({ secret }) => shareLinkPdf(secret),
};
