import type { ComponentProps } from 'react';
import type { WriteResult } from '../app/graph/refusal.ts';
import { toast } from '../app/toast/toast.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

interface Props extends Omit<ComponentProps<typeof ConfirmDialog>, 'onConfirm' | 'onCancel'> {
  write: () => Promise<WriteResult>;
  /** What is said once it is saved. */
  done: string;
  onSaved?: () => void;
  /** The question goes, whatever became of it. */
  onEnd: () => void;
}

/** Asks before a write, and says what became of it. */
export function ConfirmWrite({ write, done, onSaved, onEnd, ...dialog }: Props) {
  const confirm = async (): Promise<void> => {
    const outcome = await write();
    if (outcome.kind === 'saved') {
      toast.success(done);
      onSaved?.();
    } else if (outcome.kind !== 'pin') toast.error(outcome.message);
    onEnd();
  };
  return <ConfirmDialog {...dialog} onConfirm={() => void confirm()} onCancel={onEnd} />;
}
