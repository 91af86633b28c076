import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { VStack } from '@chakra-ui/react/stack';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Kbd } from '../../ui/Kbd.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import type { DocumentPapers } from '../papers/useDocumentPapers.ts';
import { PaperButtons } from './PaperButtons.tsx';
import { Receive } from './Receive.tsx';
import type { Pay } from './usePay.ts';

interface Props {
  pay: Pay;
  /** On small screens they are in the header. */
  papers?: DocumentPapers;
}

/** Buttons: receive the money, print, next bill. */
export function Foot({ pay, papers }: Props) {
  const navigate = useNavigate();
  const next = useRef<HTMLAnchorElement>(null);
  const open = useRef(pay.open);
  useEffect(() => {
    // After receiving, the focused button is gone, so the focus moves on.
    if (open.current && !pay.open) next.current?.focus();
    open.current = pay.open;
  }, [pay.open]);
  useShortcut('n', () => void navigate('/Billing'), { says: formatMessage('payment.nextBill') });
  return (
    <VStack
      gap="2"
      align="stretch"
      px={{ base: '4', md: '5' }}
      py="3"
      flexShrink="0"
      {...(!papers && { borderTop: '1px solid', borderColor: 'border' })}
    >
      {pay.open && <Receive pay={pay} compact={papers === undefined} />}
      {pay.denied && <Box color="fg.muted">{formatMessage('rights.denied')}</Box>}
      {papers && <PaperButtons papers={papers} />}
      <Button asChild variant={pay.open ? 'ghost' : 'solid'} size={pay.open ? 'md' : 'lg'}>
        <Link ref={next} to="/Billing">
          {formatMessage('payment.nextBill')}
          <Kbd keys={['N']} />
        </Link>
      </Button>
    </VStack>
  );
}
