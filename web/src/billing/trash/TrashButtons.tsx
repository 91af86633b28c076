import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { Ellipsis, RotateCcw, Trash2 } from 'lucide-react';

interface Props {
  number: string;
  inTrash: boolean;
  /** Without a border in rows; otherwise like the buttons beside it. */
  plain: boolean;
  busy: boolean;
  onTrash: () => void;
  onRestore: () => void;
  onDelete: () => void;
}

/** The trash button; for a document in the trash, the buttons to restore it and to delete it permanently. */
export function TrashButtons({ number, inTrash, plain, busy, onTrash, onRestore, onDelete }: Props) {
  const look = plain
    ? ({ variant: 'plain', size: 'sm', px: '0' } as const)
    : ({ variant: 'outline', px: '0' } as const);
  if (!inTrash) {
    return (
      <Button
        {...look}
        {...(!plain && { color: 'due.fg', borderColor: 'due.fg' })}
        aria-label={formatMessage('transactions.toTrash', { number })}
        title={formatMessage('transactions.toTrashAct')}
        loading={busy}
        onClick={onTrash}
      >
        <Trash2 strokeWidth={1.75} aria-hidden />
      </Button>
    );
  }
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
      onSelect={({ value }) => (value === 'restore' ? onRestore() : onDelete())}
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
  );
}
