import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { Ellipsis, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { graphql, readInlineData } from 'relay-runtime';
import type { TrashActs_document$key } from '../../__generated__/TrashActs_document.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { DeleteForGood } from './DeleteForGood.tsx';
import { TrashWithRefund } from './TrashWithRefund.tsx';
import { useTrash } from './useTrash.ts';

interface Props {
  document: TrashActs_document$key;
  /** In a row without a frame; else as the buttons beside it. */
  plain?: boolean;
  /** It is gone for good. */
  onDeleted?: () => void;
}

/** The way to the trash, and out of it: back, or for good. Nothing for whoever may not, and for what must stay. */
export function TrashActs({ document, plain = false, onDeleted = () => undefined }: Props) {
  const { id, number, trashedAt, viewerCanTrash, trashRefund } = readInlineData(
    graphql`
      fragment TrashActs_document on Document @inline {
        id
        number
        trashedAt
        viewerCanTrash
        trashRefund
      }
    `,
    document,
  );
  const { trash, restore, busy } = useTrash();
  const [asking, setAsking] = useState(false);
  if (!viewerCanTrash) return null;
  const look = plain
    ? ({ variant: 'plain', size: 'sm', px: '0' } as const)
    : ({ variant: 'outline', px: '0' } as const);
  if (trashedAt == null) {
    const refund = paiseOf(trashRefund);
    return (
      <>
        <Button
          {...look}
          {...(!plain && { color: 'due.fg', borderColor: 'due.fg' })}
          aria-label={formatMessage('transactions.toTrash', { number })}
          title={formatMessage('transactions.toTrashAct')}
          loading={busy}
          onClick={() => (refund > 0 ? setAsking(true) : void trash(id))}
        >
          <Trash2 strokeWidth={1.75} aria-hidden />
        </Button>
        {asking && <TrashWithRefund document={{ id, number, refund }} onEnd={() => setAsking(false)} />}
      </>
    );
  }
  return (
    <>
      <Menu.Root
        positioning={{ placement: 'bottom-end' }}
        lazyMount
        unmountOnExit
        onSelect={({ value }) => (value === 'restore' ? void restore(id) : setAsking(true))}
      >
        <Menu.Trigger asChild>
          <Button {...look} aria-label={formatMessage('transactions.more', { number })} loading={busy}>
            <Ellipsis strokeWidth={1.75} aria-hidden />
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <Menu.Item value="restore">
                <RotateCcw strokeWidth={1.75} aria-hidden />
                {formatMessage('transactions.restore')}
              </Menu.Item>
              <Menu.Item value="delete" color="due.fg">
                <Trash2 strokeWidth={1.75} aria-hidden />
                {formatMessage('transactions.deletePermanently')}
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <DeleteForGood
        open={asking}
        document={{ id, number }}
        onDeleted={onDeleted}
        onEnd={() => setAsking(false)}
      />
    </>
  );
}
