import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Share2 } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { whenOpened } from '../../../ui/whenOpened.tsx';
import type { DocumentPapers } from '../useDocumentPapers.ts';
import type { ShareProps } from './SharePanel.tsx';

const SharePanel = whenOpened<ShareProps>(() => import('./SharePanel.tsx'));

interface Props extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'px' | 'flex'> {
  papers: DocumentPapers;
  /** With a label beside the icon. */
  named?: boolean;
}

/** Opens the share dialog. */
export function ShareButton({ papers, named = false, ...look }: Props) {
  const [open, setOpen] = useState(false);
  const word = formatMessage('shell.share');
  return (
    <>
      <Button {...look} {...(!named && { 'aria-label': word, title: word })} onClick={() => setOpen(true)}>
        <Share2 strokeWidth={1.75} aria-hidden />
        {named && word}
      </Button>
      <SharePanel open={open} papers={papers} onClose={() => setOpen(false)} />
    </>
  );
}
