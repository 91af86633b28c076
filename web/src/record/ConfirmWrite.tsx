import { useState, type ComponentProps } from 'react';
import type { NotSaved, WriteResult } from '../app/graph/refusal.ts';
import { newKey } from '../app/key.ts';
import { toast } from '../app/toast/toast.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

type Saved<O extends WriteResult> = Extract<O, { kind: 'saved' }>;

interface Props<O extends WriteResult> extends Omit<
  ComponentProps<typeof ConfirmDialog>,
  'onConfirm' | 'onCancel'
> {
  /** The key stays the same until there is an answer, even while the PIN is being asked for. */
  write: (key: string) => Promise<O>;
  /** Message after saving; left out if `onSaved` shows it. */
  done?: string | ((outcome: Saved<O>) => string);
  onSaved?: (outcome: Saved<O>) => void;
  /** Reports a failure in place of the default toast. */
  onFailed?: (outcome: NotSaved) => void;
  /** The dialog closes, whatever the outcome. */
  onEnd: () => void;
}

const tellFailed = ({ message }: NotSaved): void => toast.error(message);

/** Asks before a write, and reports its outcome. Stays open if the PIN was due but not given. */
export function ConfirmWrite<O extends WriteResult>(props: Props<O>) {
  const { write, done, onSaved, onFailed = tellFailed, onEnd, ...dialog } = props;
  const [key, setKey] = useState(newKey);
  const confirm = async (): Promise<void> => {
    const outcome = await write(key);
    if (outcome.kind === 'pin') return;
    setKey(newKey());
    if (isSaved(outcome)) {
      if (done !== undefined) toast.success(typeof done === 'string' ? done : done(outcome));
      onSaved?.(outcome);
    } else onFailed(outcome as NotSaved);
    onEnd();
  };
  return <ConfirmDialog {...dialog} onConfirm={() => void confirm()} onCancel={onEnd} />;
}

const isSaved = <O extends WriteResult>(outcome: O): outcome is Saved<O> => outcome.kind === 'saved';
