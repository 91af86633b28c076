import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { VStack } from '@chakra-ui/react/stack';
import { FileDown, Link2 } from 'lucide-react';
import { useState } from 'react';
import { newKey } from '../../../app/key.ts';
import { DialogFrame } from '../../../ui/dialog/DialogFrame.tsx';
import { ErrorBand } from '../../../ui/ErrorBand.tsx';
import { Part } from '../../../ui/Part.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { busyText } from '../busyText.ts';
import { canShare } from '../sharePaper.ts';
import type { DocumentPapers } from '../useDocumentPapers.ts';
import { MadeLink } from './MadeLink.tsx';
import { OpenLinks } from './OpenLinks.tsx';
import { useShareDocument } from './useShareDocument.ts';

export interface ShareProps {
  open: boolean;
  papers: DocumentPapers;
  onClose: () => void;
}

/** Shares a document: a new link, its PDF if the device can share files, and the open links. */
export default function SharePanel({ open, papers, onClose }: ShareProps) {
  return (
    <DialogFrame
      open={open}
      title={papers.shared.title}
      description={formatMessage('share.explained')}
      closable
      closes="deliberately"
      onClose={onClose}
    >
      <Dialog.Body>
        <Ways papers={papers} />
      </Dialog.Body>
    </DialogFrame>
  );
}

function Ways({ papers }: Pick<ShareProps, 'papers'>) {
  const { shared, sendPdf, busy: act } = papers;
  const { write, busy } = useShareDocument();
  const [link, setLink] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const [tries, setTries] = useState(0);
  const create = async (): Promise<void> => {
    setFailed(undefined);
    const outcome = await write({ key: newKey(), document: shared.id });
    if (outcome.kind === 'saved') setLink(outcome.saved.url);
    else {
      setFailed(outcome.message);
      // The link may exist all the same: its URL is returned only once, and the answer may be lost.
      setTries(tries + 1);
    }
  };
  return (
    <VStack align="stretch" gap="4">
      {link !== undefined && <MadeLink shared={shared} link={link} />}
      {failed !== undefined && <ErrorBand title={failed} onRetry={() => void create()} busy={busy} />}
      {link === undefined && failed === undefined && (
        <Button loading={busy} onClick={() => void create()}>
          <Link2 strokeWidth={1.75} aria-hidden />
          {formatMessage('share.create')}
        </Button>
      )}
      {canShare() && (
        <Button
          variant="outline"
          disabled={act !== undefined}
          loading={act === 'share'}
          loadingText={busyText(papers)}
          onClick={sendPdf}
        >
          <FileDown strokeWidth={1.75} aria-hidden />
          {formatMessage('share.sendPdf')}
        </Button>
      )}
      <Box>
        <Box textStyle="section" mb="2">
          {formatMessage('share.open')}
        </Box>
        <Part title={formatMessage('share.loadFailed')} skeleton={<SkeletonRows rows={1} />}>
          {(attempt) => <OpenLinks id={shared.id} attempt={attempt} tries={tries} />}
        </Part>
      </Box>
    </VStack>
  );
}
