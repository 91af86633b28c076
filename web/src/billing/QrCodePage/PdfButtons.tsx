import { say } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { FileDown, ReceiptText, Share2 } from 'lucide-react';
import type { DocumentPdf } from '../pdf/useDocumentPdf.ts';
import { pdfBusyText } from '../pdf/pdfBusyText.ts';

interface Props {
  pdf: DocumentPdf;
}

/** The page, the slip, and sharing, side by side in the money column. */
export function PdfButtons({ pdf }: Props) {
  const { download, share, slip, busy } = pdf;
  return (
    <HStack gap="2">
      <Button
        variant="outline"
        flex="1"
        loading={busy === 'download'}
        loadingText={pdfBusyText(pdf)}
        disabled={busy !== undefined}
        onClick={download}
      >
        <FileDown strokeWidth={1.75} aria-hidden />
        {say('payment.pdf')}
      </Button>
      <Button
        variant="outline"
        flex="1"
        loading={busy === 'slip'}
        loadingText={pdfBusyText(pdf)}
        disabled={busy !== undefined}
        onClick={slip}
      >
        <ReceiptText strokeWidth={1.75} aria-hidden />
        {say('payment.slip')}
      </Button>
      {share && (
        <Button
          variant="outline"
          flex="1"
          loading={busy === 'share'}
          loadingText={pdfBusyText(pdf)}
          disabled={busy !== undefined}
          onClick={share}
        >
          <Share2 strokeWidth={1.75} aria-hidden />
          {say('shell.share')}
        </Button>
      )}
    </HStack>
  );
}
