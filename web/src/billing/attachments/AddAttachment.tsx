import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { PictureButtons } from '../../ui/picture/PictureButtons.tsx';
import { UploadProgress } from '../../ui/picture/UploadProgress.tsx';
import { useSendPicture } from '../../ui/picture/useSendPicture.ts';
import { useCreateAttachment } from './useWriteAttachments.ts';

/** Takes a photo or chooses a picture, and attaches it to the document at once. */
export function AddAttachment({ document }: { document: string }) {
  const { send, busy: sending, percent, problem, cancel } = useSendPicture('attachment');
  const { write, busy } = useCreateAttachment();
  const take = async (file: File): Promise<void> => {
    const uploaded = await send(file);
    if (!uploaded) return;
    const outcome = await write({ key: newKey(), document, image: uploaded.id });
    if (outcome.kind === 'saved') toast.success(formatMessage('attachments.added'));
    else toast.error(outcome.message);
  };
  return (
    <Box mt="2">
      {/* In place of the progress: below the buttons it could be outside the drawer. */}
      {problem !== undefined && (
        <Box role="alert" mb="2" color="due.fg">
          {problem}
        </Box>
      )}
      {percent === undefined ? (
        <PictureButtons disabled={sending || busy} onFile={(file) => void take(file)} />
      ) : (
        <UploadProgress percent={percent} onCancel={cancel} />
      )}
      <Box mt="2" textStyle="second" color="fg.subtle">
        {formatMessage('attachments.hint')}
      </Box>
    </Box>
  );
}
