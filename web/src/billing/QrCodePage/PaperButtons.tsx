import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { ChevronDown, FileDown, Printer } from 'lucide-react';
import { Kbd } from '../../ui/Kbd.tsx';
import { busyText } from '../papers/busyText.ts';
import { PapersMenu } from '../papers/PapersMenu.tsx';
import { ShareButton } from '../papers/share/ShareButton.tsx';
import type { DocumentPapers } from '../papers/useDocumentPapers.ts';

interface Props {
  papers: DocumentPapers;
}

/** Print with other paper formats, download and share, in the money column. */
export function PaperButtons({ papers }: Props) {
  const { print, save, busy } = papers;
  const shared = { variant: 'outline', disabled: busy !== undefined, loadingText: busyText(papers) } as const;
  return (
    <HStack gap="2">
      <HStack gap="0" flex="2">
        <Button {...shared} flex="1" borderEndRadius="0" loading={busy === 'print'} onClick={() => print()}>
          <Printer strokeWidth={1.75} aria-hidden />
          {formatMessage('payment.print')}
          <Kbd keys={['S']} />
        </Button>
        <PapersMenu papers={papers}>
          <Button
            {...shared}
            px="0"
            ms="-1px"
            borderStartRadius="0"
            aria-label={formatMessage('payment.papers')}
            title={formatMessage('payment.papers')}
          >
            <ChevronDown strokeWidth={1.75} aria-hidden />
          </Button>
        </PapersMenu>
      </HStack>
      <Button {...shared} flex="1" px="0" loading={busy === 'save'} onClick={() => save('PAGE')}>
        <FileDown strokeWidth={1.75} aria-hidden />
        {formatMessage('payment.pdf')}
      </Button>
      <ShareButton papers={papers} variant="outline" flex="1" px="0" named />
    </HStack>
  );
}
