import { checkDoorNote, DOOR_LIMITS, formatMessage } from '@galla/domain';
import { Input } from '@chakra-ui/react/input';
import { RecordDialogForm } from '../../record/RecordDialogForm.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { formErrors } from '../../ui/problems.ts';

interface Props {
  name: string;
  onLetIn: (note: string) => void;
  onClose: () => void;
}

/** Asks why a member is let in regardless. It is recorded on this device at once, also offline. */
export const LetIn = ({ name, onLetIn, onClose }: Props) => (
  <FormDialog open title={formatMessage('door.letInTitle', { name })} onClose={onClose}>
    <RecordDialogForm<{ note: string }, { kind: 'saved' }>
      stored={{ note: '' }}
      check={({ note }) => formErrors([checkDoorNote(note)])}
      save={() => Promise.resolve({ kind: 'saved' })}
      onSaved={(_, { note }) => onLetIn(note.trim())}
      submit={formatMessage('door.letIn')}
      onCancel={onClose}
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
    </RecordDialogForm>
  </FormDialog>
);
