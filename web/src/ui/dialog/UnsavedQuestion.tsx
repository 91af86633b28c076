import { say } from '@galla/domain';
import { ConfirmDialog } from '../ConfirmDialog.tsx';

interface Props {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** "Unsaved Changes" (spec 1 §2): the same question wherever something typed would be lost. */
export function UnsavedQuestion({ open, onLeave, onStay }: Props) {
  return (
    <ConfirmDialog
      open={open}
      title={say('shell.unsavedTitle')}
      confirm={say('shell.leave')}
      cancel={say('shell.stay')}
      dangerous
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {say('shell.unsavedQuestion')}
    </ConfirmDialog>
  );
}
