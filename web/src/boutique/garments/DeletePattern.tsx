import { formatMessage } from '@galla/domain';
import { useState } from 'react';
import type { WriteResult } from '../../app/graph/refusal.ts';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';

interface Props {
  /** Name of the pattern to delete; undefined while the dialog is closed. */
  name: string | undefined;
  busy: boolean;
  write: () => Promise<WriteResult>;
  onSaved?: () => void;
  onEnd: () => void;
}

/** "Confirm Deletion": it can't be undone (spec 3 §4). */
export function DeletePattern({ name, onSaved, ...write }: Props) {
  // The dialog keeps the name while it closes.
  const [asked, setAsked] = useState('');
  if (name !== undefined && name !== asked) setAsked(name);
  return (
    <ConfirmWrite
      open={name !== undefined}
      title={formatMessage('designScreen.deleteTitle')}
      confirm={formatMessage('designScreen.deleteShort')}
      dangerous
      done={formatMessage('designs.deleted')}
      {...(onSaved && { onSaved })}
      {...write}
    >
      {formatMessage('designScreen.deleteQuestion', { name: asked })}
    </ConfirmWrite>
  );
}
