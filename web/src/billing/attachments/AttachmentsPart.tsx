import { formatMessage, MAX_ATTACHMENTS } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AttachmentsPart_document$key } from '../../__generated__/AttachmentsPart_document.graphql.ts';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { HeldButton } from '../../ui/HeldButton.tsx';
import { AddAttachment } from './AddAttachment.tsx';
import { AttachmentRow } from './AttachmentRow.tsx';
import { readAttachedFile } from './attachedFile.ts';
import { useDownloads } from './useDownloads.ts';
import { useDeleteAttachment } from './useWriteAttachments.ts';

/** Pictures attached to a document: add, open, download one or all, delete (spec 2 §2). */
export function AttachmentsPart({ document }: { document: AttachmentsPart_document$key }) {
  const { id, attachments, viewerCanAttach } = useFragment(
    graphql`
      fragment AttachmentsPart_document on Document {
        id
        viewerCanAttach
        attachments @catch(to: NULL) {
          id
          ...AttachmentRow_attachment
          ...attachedFile_attachment
        }
      }
    `,
    document,
  );
  const { download, progress } = useDownloads();
  const [leaving, setLeaving] = useState<{ id: string; name: string }>();
  const { write, busy } = useDeleteAttachment();
  const remove = async (attachment: string): Promise<void> => {
    const outcome = await write({ key: newKey(), attachment });
    setLeaving(undefined);
    if (outcome.kind === 'saved') toast.success(formatMessage('attachments.removed'));
    else toast.error(outcome.message);
  };
  const files = (attachments ?? []).map(readAttachedFile);
  return (
    <Box as="section" mt="5" aria-label={formatMessage('attachments.title')}>
      <HStack justify="space-between" mb="1">
        <Box textStyle="section">{formatMessage('attachments.title')}</Box>
        <HeldButton
          variant="plain"
          size="sm"
          px="0"
          held={files.length === 0 ? formatMessage('attachments.noneToDownload') : undefined}
          loading={progress !== undefined}
          loadingText={
            progress && formatMessage('attachments.downloading', { n: progress.done, total: progress.total })
          }
          onClick={() => void download(files)}
        >
          <Download strokeWidth={1.75} aria-hidden />
          {formatMessage('attachments.downloadAll')}
        </HeldButton>
      </HStack>
      {attachments == null ? (
        <Box color="due.fg">{formatMessage('attachments.loadFailed')}</Box>
      ) : attachments.length === 0 ? (
        <Box color="fg.muted">{formatMessage('attachments.none')}</Box>
      ) : (
        <ul>
          {attachments.map((attachment) => (
            <AttachmentRow
              key={attachment.id}
              attachment={attachment}
              onDownload={(file) => void download([file])}
              onRemove={viewerCanAttach ? setLeaving : undefined}
            />
          ))}
        </ul>
      )}
      {viewerCanAttach && files.length < MAX_ATTACHMENTS && <AddAttachment document={id} />}
      <ConfirmDialog
        open={leaving !== undefined}
        title={formatMessage('attachments.removeQuestion')}
        confirm={formatMessage('attachments.removeConfirm')}
        dangerous
        busy={busy}
        onConfirm={() => leaving && void remove(leaving.id)}
        onCancel={() => setLeaving(undefined)}
      >
        {leaving && `${leaving.name}. ${formatMessage('attachments.removeExplained')}`}
      </ConfirmDialog>
    </Box>
  );
}
