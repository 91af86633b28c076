import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Drawer } from '@chakra-ui/react/drawer';
import { use, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { SavedLook } from '../../catalogue/index.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Part } from '../../ui/Part.tsx';
import { Sheet, SheetClose } from '../../ui/Sheet.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { fetchSlips, type SlipOrder } from './fetchSlips.ts';
import { SlipWork } from './SlipWork.tsx';

interface Props {
  /** Global id of the order. */
  id: string;
  number: string;
  open: boolean;
  onClose: () => void;
}

/** The drawer of an order's slips, which are fetched when it opens. */
export function SlipsSheet({ id, number, open, onClose }: Props) {
  return (
    <Sheet open={open} onOpen={(next) => !next && onClose()} size="lg">
      <Drawer.Header>
        <Box flex="1" minW="0">
          <Drawer.Title>{formatMessage('slips.title')}</Drawer.Title>
          <Box color="fg.muted">{number}</Box>
        </Box>
        <SheetClose />
      </Drawer.Header>
      {open && <Asked id={id} />}
    </Sheet>
  );
}

function Asked({ id }: { id: string }) {
  const environment = useRelayEnvironment();
  // One promise per Retry, kept above the suspending component because React discards its state until it
  // resolves.
  const [asked] = useState(() => new Map<number, Promise<SlipOrder | undefined>>());
  const slipsOf = (attempt: number): Promise<SlipOrder | undefined> => {
    const known = asked.get(attempt);
    if (known) return known;
    const fresh = fetchSlips(environment, id);
    asked.set(attempt, fresh);
    return fresh;
  };
  return (
    <Part
      title={formatMessage('slips.loadFailed')}
      skeleton={
        <Drawer.Body>
          <SkeletonRows rows={6} />
        </Drawer.Body>
      }
    >
      {(attempt) => <Fetched slips={slipsOf(attempt)} />}
    </Part>
  );
}

function Fetched({ slips }: { slips: Promise<SlipOrder | undefined> }) {
  const order = use(slips);
  if (order === undefined || order.codes.length === 0) {
    return (
      <Drawer.Body>
        <EmptyState title={formatMessage('slips.none')} />
      </Drawer.Body>
    );
  }
  return <SavedLook tenantId={order.tenant}>{(look) => <SlipWork order={order} look={look} />}</SavedLook>;
}
