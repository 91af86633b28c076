import { formatMessage } from '@galla/domain';
import { useState } from 'react';
import type { WriteResult } from '../../app/graph/refusal.ts';
import { newKey } from '../../app/key.ts';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';

interface Props {
  /** What is to go; undefined while nothing is asked. */
  row: { readonly name: string } | undefined;
  busy: boolean;
  write: (key: string) => Promise<WriteResult>;
  done: string;
  onEnd: () => void;
}

/** Asks before a status or stage goes; where orders have it, their number is told. */
export function DeleteMaster({ row, busy, write, done, onEnd }: Props) {
  // The question keeps its name while it closes.
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
