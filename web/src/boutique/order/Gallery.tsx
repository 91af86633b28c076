import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';

export interface GalleryPicture {
  url: string;
  /** Description of the picture. */
  name: string;
}

interface Props {
  pictures: readonly GalleryPicture[];
  /** Index of the first picture to show. */
  start: number;
  onClose: () => void;
}

/** Full-screen pictures, one at a time, with arrow keys. */
export function Gallery({ pictures, start, onClose }: Props) {
  const [at, setAt] = useState(start);
  const picture = pictures[at];
  const last = pictures.length - 1;
  useShortcut('ArrowLeft', () => setAt(Math.max(0, at - 1)), { inDialog: true });
  useShortcut('ArrowRight', () => setAt(Math.min(last, at + 1)), { inDialog: true });
  return (
    <DialogFrame size="full" title={picture?.name ?? ''} closable onClose={onClose}>
      <Dialog.Body display="flex" flexDirection="column" alignItems="center" gap="3">
        <Box flex="1" minH="0" w="full" display="grid" placeItems="center">
          {picture && (
            <chakra.img
              src={picture.url}
              alt={formatMessage('orderDetails.pictureOf', { name: picture.name, n: at + 1 })}
              maxW="full"
              maxH="75dvh"
              objectFit="contain"
            />
          )}
        </Box>
        {last > 0 && (
          <HStack gap="3">
            <Button
              variant="ghost"
              px="0"
              aria-label={formatMessage('orderDetails.previousPicture')}
              disabled={at === 0}
              onClick={() => setAt(at - 1)}
            >
              <ChevronLeft strokeWidth={1.75} aria-hidden />
            </Button>
            <Box aria-live="polite">
              {formatMessage('orderDetails.pictureCount', { n: at + 1, total: pictures.length })}
            </Box>
            <Button
              variant="ghost"
              px="0"
              aria-label={formatMessage('orderDetails.nextPicture')}
              disabled={at === last}
              onClick={() => setAt(at + 1)}
            >
              <ChevronRight strokeWidth={1.75} aria-hidden />
            </Button>
          </HStack>
        )}
      </Dialog.Body>
    </DialogFrame>
  );
}
