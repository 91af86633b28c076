import { formatMessage } from '@galla/domain';
import { useState } from 'react';
import type { WriteResult } from '../../app/graph/refusal.ts';
import { newKey } from '../../app/key.ts';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';

interface Props {
  /** The row to delete; undefined while the dialog is closed. */
  row: { readonly name: string } | undefined;
  busy: boolean;
  write: (key: string) => Promise<WriteResult>;
  done: string;
  onEnd: () => void;
}

/** Asks before a status or stage is deleted. If orders use it, the refusal names how many. */
export function DeleteMaster({ row, busy, write, done, onEnd }: Props) {
  // The dialog keeps the name while it closes.
  const [name, setName] = useState('');
  if (row !== undefined && row.name !== name) setName(row.name);
  return (
    <ConfirmWrite
      open={row !== undefined}
      title={formatMessage('boutique.deleteQuestion', { name })}
      confirm={formatMessage('boutique.delete')}
      dangerous
      busy={busy}
      write={() => write(newKey())}
      done={done}
      onEnd={onEnd}
    >
      {formatMessage('boutique.deleteExplained')}
    </ConfirmWrite>
  );
}
