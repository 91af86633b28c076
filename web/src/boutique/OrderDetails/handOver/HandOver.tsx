import { formatCount, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { HandOver_order$key } from '../../../__generated__/HandOver_order.graphql.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import type { Rights } from '../rights.ts';
import { HandOverForm } from './HandOverForm.tsx';
import { readyPieces } from './readyPieces.ts';

interface Props {
  order: HandOver_order$key;
  rights: Rights;
  /** The user wants to receive a payment first. */
  onReceive: () => void;
}

/**
 * How many pieces are ready to collect, with the button that hands them over; renders nothing if there are
 * none.
 */
export function HandOver({ order, rights, onReceive }: Props) {
  const data = useFragment(
    graphql`
      fragment HandOver_order on Order {
        number
        status {
          fixed
        }
        ...readyPieces_order
        ...HandOverForm_order
      }
    `,
    order,
  );
  const { number, status } = data;
  const [open, setOpen] = useState(false);
  const { ready, gone, total } = readyPieces(data);
  const moves = status.fixed !== 'HELD' && status.fixed !== 'CANCELLED';
  if (gone === total)
    return (
      <HStack gap="2" color="paid.fg">
        <PackageCheck strokeWidth={1.75} aria-hidden />
        {formatMessage('handOver.all')}
      </HStack>
    );
  if (ready.length === 0 || !moves) return null;
  return (
    <HStack justify="space-between" gap="3" flexWrap="wrap" bg="bg.subtle" px="4" py="2">
      <HStack gap="2">
        <PackageCheck strokeWidth={1.75} aria-hidden />
        <Box>{formatCount('handOver.waiting', ready.length)}</Box>
      </HStack>
      {rights.edit && (
        <Button variant="outline" onClick={() => setOpen(true)}>
          {formatMessage('handOver.open')}
        </Button>
      )}
      {open && (
        <FormDialog
          open
          title={formatMessage('handOver.title', { number })}
          closable
          onClose={() => setOpen(false)}
        >
          <HandOverForm
            order={data}
            {...(rights.receive && {
              onReceive: () => {
                setOpen(false);
                onReceive();
              },
            })}
            onClose={() => setOpen(false)}
          />
        </FormDialog>
      )}
    </HStack>
  );
}
