import { checkDoorNote, DOOR_LIMITS, formatMessage } from '@galla/domain';
import { Input } from '@chakra-ui/react/input';
import { RecordForm } from '../../record/RecordForm.tsx';
import { DialogForm } from '../../ui/dialog/DialogForm.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { formErrors } from '../../ui/problems.ts';

interface Props {
  name: string;
  onLetIn: (note: string) => void;
  onClose: () => void;
}

/** Why a member is let in all the same: noted on this device at once, also without a network. */
export const LetIn = ({ name, onLetIn, onClose }: Props) => (
  <FormDialog open title={formatMessage('door.letInTitle', { name })} onClose={onClose}>
    <RecordForm<{ note: string }, { kind: 'saved' }>
      stored={{ note: '' }}
      guard="none"
      check={({ note }) => formErrors([checkDoorNote(note)])}
      save={() => Promise.resolve({ kind: 'saved' })}
      onSaved={(_, { note }) => onLetIn(note.trim())}
      renderFrame={(content, { handleSubmit }) => (
        <DialogForm
          submit={formatMessage('door.letIn')}
          pending={formatMessage('shell.saving')}
          busy={false}
          onSubmit={handleSubmit}
          onCancel={onClose}
        >
          {content}
        </DialogForm>
      )}
    >
      {() => (
        <FormField
          name="note"
          label={formatMessage('door.note')}
          hint={formatMessage('door.noteHint')}
          required
        >
          {(field) => <Input {...field} maxLength={DOOR_LIMITS.note} autoComplete="off" />}
        </FormField>
      )}
    </RecordForm>
  </FormDialog>
);
