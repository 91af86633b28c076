import { formatMessage, type PictureUse } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import { ownPath } from '../../../app/graph/ownPath.ts';
import { Labelled } from '../../../ui/Labelled.tsx';
import { PictureButtons } from '../../../ui/picture/PictureButtons.tsx';
import { UploadProgress } from '../../../ui/picture/UploadProgress.tsx';
import type { DraftImage } from '../draft/orderDraft.ts';
import { useImages } from './useImages.ts';

interface Props {
  use: PictureUse;
  most: number;
  images: readonly DraftImage[];
  onImages: (images: readonly DraftImage[]) => void;
  /** What is missing; shown after validation. */
  error?: string | undefined;
}

const Picture = chakra('img', { base: { boxSize: '24', objectFit: 'cover', borderRadius: 'l2' } });

/** Pictures that can be removed one by one, and the ways to add one until the maximum is reached. */
export function ImageTray({ use, most, images, onImages, error }: Props) {
  const { add, remove, busy, percent, problem, cancel } = useImages({ use, most, images, onImages });
  return (
    <Labelled
      label={formatMessage('orderEntry.images')}
      error={problem ?? error}
      hint={formatMessage('orderEntry.imagesHint', { n: most })}
    >
      {images.length > 0 && (
        <HStack gap="2" flexWrap="wrap">
          {images.map(({ url }, at) => (
            <Box key={url} position="relative">
              <Picture src={ownPath(url)} alt={formatMessage('orderEntry.imageN', { n: at + 1 })} />
              <Button
                variant="outline"
                size="sm"
                px="0"
                position="absolute"
                top="1"
                insetEnd="1"
                aria-label={formatMessage('orderEntry.removeImage', { n: at + 1 })}
                onClick={() => remove(at)}
              >
                <X strokeWidth={2} aria-hidden />
              </Button>
            </Box>
          ))}
        </HStack>
      )}
      <PictureButtons disabled={busy} gif onFile={add} />
      {percent !== undefined && <UploadProgress percent={percent} onCancel={cancel} />}
    </Labelled>
  );
}
