import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import { readCode, readsBarCodes } from './barcodeDetector.ts';

interface Props {
  open: boolean;
  onCode: (code: string) => void;
  onClose: () => void;
}

/** "Scan QR Code": the camera image with a target frame (spec 2 §9: 250 by 250). */
export default function ScanDialog({ open, onCode, onClose }: Props) {
  return (
    <DialogFrame open={open} title={formatMessage('catalogue.scanTitle')} onClose={onClose}>
      <Dialog.Body>
        <Camera onCode={onCode} />
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {formatMessage('shell.close')}
        </Button>
      </Dialog.Footer>
    </DialogFrame>
  );
}

function Camera({ onCode }: Pick<Props, 'onCode'>) {
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const hint = readsBarCodes() ? 'catalogue.scanHint' : 'catalogue.scanHintQr';
  const hand = useEffectEvent((code: string | undefined) => {
    if (code !== undefined) onCode(code);
  });
  useEffect(() => {
    const stopped = new AbortController();
    if (video.current !== null) {
      readCode(video.current, stopped.signal).then(
        (code) => hand(code),
        () => {
          if (!stopped.signal.aborted) setFailed(true);
        },
      );
    }
    return () => stopped.abort();
  }, []);
  return (
    <>
      <Box position="relative" mx="auto" boxSize="qr" bg="bg.muted" borderRadius="l2" overflow="hidden">
        <chakra.video ref={video} muted playsInline boxSize="full" objectFit="cover" />
        <Box position="absolute" inset="4" border="2px solid" borderColor="accent.solid" borderRadius="l2" />
      </Box>
      <Box
        role={failed ? 'alert' : undefined}
        mt="3"
        textAlign="center"
        color={failed ? 'due.fg' : 'fg.muted'}
      >
        {formatMessage(failed ? 'catalogue.cameraFailed' : hint)}
      </Box>
    </>
  );
}
