import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { ChevronDown, Printer } from 'lucide-react';
import { Kbd } from '../../ui/Kbd.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import { useWide } from '../../ui/useWide.ts';
import { PapersMenu } from './PapersMenu.tsx';
import { ShareButton } from './share/ShareButton.tsx';
import type { DocumentPapers } from './useDocumentPapers.ts';

interface Props {
  papers: DocumentPapers;
}

const named = (name: string) => ({ 'aria-label': name, title: name });

/** Buttons to print, choose another paper and share, beside a drawer's other actions. */
export function PaperIcons({ papers }: Props) {
  const { print, busy } = papers;
  const wide = useWide();
  useShortcut('s', print, {
    says: formatMessage('payment.print'),
    enabled: busy === undefined,
    inDialog: !wide,
  });
  const shared = { variant: 'outline', disabled: busy !== undefined } as const;
  return (
    <>
      <Button
        {...shared}
        {...named(formatMessage('payment.print'))}
        px={{ base: '0', lg: '3' }}
        loading={busy === 'print'}
        onClick={() => print()}
      >
        <Printer strokeWidth={1.75} aria-hidden />
        {wide && <Kbd keys={['S']} />}
      </Button>
      <PapersMenu papers={papers}>
        <Button {...shared} {...named(formatMessage('payment.papers'))} px="0" loading={busy === 'save'}>
          <ChevronDown strokeWidth={1.75} aria-hidden />
        </Button>
      </PapersMenu>
      <ShareButton papers={papers} variant="outline" px="0" />
    </>
  );
}

/** Buttons to share and print in a small header, which has room for two. */
export function PaperHeaderIcons({ papers }: Props) {
  const { print, busy } = papers;
  const look = { variant: 'plain', size: 'sm', px: '0' } as const;
  return (
    <>
      <ShareButton papers={papers} {...look} />
      <Button
        {...look}
        {...named(formatMessage('payment.print'))}
        disabled={busy !== undefined}
        loading={busy === 'print'}
        onClick={() => print()}
      >
        <Printer strokeWidth={1.75} aria-hidden />
      </Button>
    </>
  );
}
