import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Labelled } from '../../ui/Labelled.tsx';
import { PictureButtons } from '../../ui/picture/PictureButtons.tsx';
import { UploadProgress } from '../../ui/picture/UploadProgress.tsx';
import { useSendPicture } from '../../ui/picture/useSendPicture.ts';
import { CampaignPreview } from './CampaignPreview.tsx';
import type { CampaignImage } from './entries.ts';

interface Props {
  /** The problem of the image. */
  problem: string | undefined;
  onImage: (image: CampaignImage) => void;
  /** Called when the upload starts and ends; saving has to wait. */
  onSending: (sending: boolean) => void;
}

/**
 * The image of a campaign, previewed on its card: uploaded when chosen, attached when the campaign is saved,
 * replaced by choosing another.
 */
export function CampaignImageField({ problem: missing, onImage, onSending }: Props) {
  const { send, busy, percent, problem, cancel } = useSendPicture('campaign');
  const take = async (file: File): Promise<void> => {
    onSending(true);
    const uploaded = await send(file).finally(() => onSending(false));
    if (uploaded) onImage({ kind: 'chosen', id: uploaded.id, url: uploaded.url });
  };
  return (
    <Labelled
      label={formatMessage('marketing.image')}
      required
      error={problem ?? missing}
      hint={formatMessage('marketing.imageHint')}
    >
      <Box
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        gap={{ base: '2', md: '4' }}
        alignItems={{ base: 'start', md: 'center' }}
        w="full"
      >
        <CampaignPreview />
        <Box flex="1" minW="0">
          {percent === undefined ? (
            <PictureButtons disabled={busy} onFile={(file) => void take(file)} />
          ) : (
            <UploadProgress percent={percent} onCancel={cancel} />
          )}
        </Box>
      </Box>
    </Labelled>
  );
}
