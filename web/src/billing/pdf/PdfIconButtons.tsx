import { say } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { FileDown, ReceiptText, Share2 } from 'lucide-react';
import type { DocumentPdf } from './useDocumentPdf.ts';

interface Props {
  pdf: DocumentPdf;
  /** outline: beside other buttons. plain: in a phone's header, which has room for two: no slip. */
  variant?: 'outline' | 'plain';
}

const named = (name: string) => ({ 'aria-label': name, title: name });

/** The page, the slip, and sharing, as icons with names. */
export function PdfIconButtons({ pdf, variant = 'outline' }: Props) {
  const { download, share, slip, busy } = pdf;
  const shared = {
    variant,
    size: variant === 'plain' ? 'sm' : 'md',
    px: '0',
    disabled: busy !== undefined,
  } as const;
  return (
    <>
      <Button
        {...shared}
        {...named(`${say('shell.download')}, ${say('payment.pdf')}`)}
        loading={busy === 'download'}
        onClick={download}
      >
        <FileDown strokeWidth={1.75} aria-hidden />
      </Button>
      {variant === 'outline' && (
        <Button
          {...shared}
          {...named(`${say('shell.download')}, ${say('payment.slip')}`)}
          loading={busy === 'slip'}
          onClick={slip}
        >
          <ReceiptText strokeWidth={1.75} aria-hidden />
        </Button>
      )}
      {share && (
        <Button {...shared} {...named(say('shell.share'))} loading={busy === 'share'} onClick={share}>
          <Share2 strokeWidth={1.75} aria-hidden />
        </Button>
      )}
    </>
  );
}
