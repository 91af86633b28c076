import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Ellipsis, RotateCcw, Trash2 } from 'lucide-react';
import { ActMenu } from '../../ui/ActMenu.tsx';

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
  const acts = [
    { key: 'restore', Icon: RotateCcw, text: formatMessage('transactions.restore'), onAct: onRestore },
    {
      key: 'delete',
      Icon: Trash2,
      text: formatMessage('transactions.deletePermanently'),
      dangerous: true,
      onAct: onDelete,
    },
  ];
  return (
    <ActMenu
      label={formatMessage('transactions.more', { number })}
      acts={acts}
      Icon={Ellipsis}
      trigger={{ ...look, loading: busy }}
    />
  );
}
