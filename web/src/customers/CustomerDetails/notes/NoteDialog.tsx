import { checkNote, countWords, NOTE_TAGS, formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Textarea } from '@chakra-ui/react/textarea';
import { graphql, useFragment } from 'react-relay';
import type { NoteDialog_note$key } from '../../../__generated__/NoteDialog_note.graphql.ts';
import { toast } from '../../../app/toast/toast.ts';
import { RecordDialogForm } from '../../../record/RecordDialogForm.tsx';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { FormField } from '../../../ui/FormField.tsx';
import { formErrors } from '../../../ui/problems.ts';
import { useWriteNote } from './useWriteNote.ts';

interface Props {
  /** Global id of the customer. */
  customer: string;
  /** Undefined for a new one. */
  edited?: NoteDialog_note$key;
  onClose: () => void;
}

interface Values {
  note: string;
  tags: readonly string[];
}

const noteOf = ({ note, tags }: Values): { note: string; tags: string[] } => ({
  note: note.trim(),
  tags: [...tags],
});

/** "Add Note", or "Edit Note": up to 50 words and 1000 characters, counted while typing (spec 2 §9). */
export function NoteDialog({ customer, edited: key, onClose }: Props) {
  const edited = useFragment(
    graphql`
      fragment NoteDialog_note on CustomerNote {
        id
        note
        tags
        version
      }
    `,
    key,
  );
  const { add, edit, busy, checking } = useWriteNote();
  const title = formatMessage(edited ? 'customers.editNote' : 'customers.addNote');
  return (
    <FormDialog open title={title} onClose={onClose}>
      <RecordDialogForm<Values, Awaited<ReturnType<typeof add | typeof edit>>>
        stored={{ note: edited?.note ?? '', tags: edited?.tags ?? [] }}
        check={({ note, tags }) => formErrors(checkNote(note, tags))}
        save={(values, writeKey) => {
          const input = { key: writeKey, customer, ...noteOf(values) };
          return edited ? edit({ ...input, customerNote: edited.id, version: edited.version }) : add(input);
        }}
        onSaved={() => {
          toast.success(formatMessage('customers.noteSaved'));
          onClose();
        }}
        submit={title}
        busy={busy}
        checking={checking}
        onCancel={onClose}
      >
        {({ values, setFieldValue }) => (
          <>
            <FormField
              name="note"
              label={formatMessage('customers.note')}
              required
              hint={formatMessage('customers.noteCount', {
                words: countWords(values.note),
                characters: values.note.trim().length,
              })}
            >
              {(field) => <Textarea {...field} rows={5} />}
            </FormField>
            <chakra.fieldset>
              <chakra.legend textStyle="label" mb="2">
                {formatMessage('customers.noteTagsLabel')}
              </chakra.legend>
              <HStack gap="2" flexWrap="wrap">
                {NOTE_TAGS.map((tag) => {
                  const chosen = values.tags.includes(tag);
                  const next = chosen ? values.tags.filter((one) => one !== tag) : [...values.tags, tag];
                  return (
                    <Button
                      key={tag}
                      size="sm"
                      variant={chosen ? 'solid' : 'outline'}
                      aria-pressed={chosen}
                      onClick={() => void setFieldValue('tags', next)}
                    >
                      {tag}
                    </Button>
                  );
                })}
              </HStack>
            </chakra.fieldset>
          </>
        )}
      </RecordDialogForm>
    </FormDialog>
  );
}
