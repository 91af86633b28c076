import { formatMessage } from '@galla/domain';
import { ConfirmDialog } from '../ConfirmDialog.tsx';

interface Props {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** "Unsaved Changes" (spec 1 §2): the same question wherever input would be lost. */
export function UnsavedQuestion({ open, onLeave, onStay }: Props) {
  return (
    <ConfirmDialog
      open={open}
      title={formatMessage('shell.unsavedTitle')}
      confirm={formatMessage('shell.leave')}
      cancel={formatMessage('shell.stay')}
      dangerous
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {formatMessage('shell.unsavedQuestion')}
    </ConfirmDialog>
  );
}
