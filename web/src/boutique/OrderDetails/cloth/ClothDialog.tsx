import { checkCloth, CLOTH_TEXT_LENGTH, formatMessage, parseQuantity, quantityText } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { toast } from '../../../app/toast/toast.ts';
import { ConfirmWrite } from '../../../record/ConfirmWrite.tsx';
import { RecordDialogForm } from '../../../record/RecordDialogForm.tsx';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { FormField } from '../../../ui/FormField.tsx';
import { FormNumber } from '../../../ui/FormNumber.tsx';
import { formErrors } from '../../../ui/problems.ts';
import { PhotoChoice, type Photo } from '../../photo/PhotoChoice.tsx';
import { useSetCloth } from './useWriteCloth.ts';

interface Entries {
  description: string;
  metres: string;
  photo: Photo | undefined;
}

interface Props {
  /** Global id of the item, and its name. */
  item: string;
  name: string;
  /** The existing note; undefined for a new one. */
  cloth: Entries | undefined;
  onClose: () => void;
}

/** The cloth that the customer brought for an item: description, metres, and a photo. */
export function ClothDialog({ item, name, cloth, onClose }: Props) {
  const { write, busy, checking } = useSetCloth();
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState(false);
  const end = (text: string): void => {
    toast.success(text);
    onClose();
    void revalidate();
  };
  return (
    <FormDialog open title={formatMessage('cloth.titleOf', { name })} closable onClose={onClose}>
      <RecordDialogForm<Entries, Awaited<ReturnType<typeof write>>>
        stored={cloth ?? { description: '', metres: '', photo: undefined }}
        check={({ description, metres }) =>
          formErrors(checkCloth({ description, metres: parseQuantity(metres) }))
        }
        save={({ description, metres, photo }, key) =>
          write({
            key,
            item,
            cloth: {
              description: description.trim(),
              metres: quantityText(parseQuantity(metres) ?? 0),
              // Leaves the stored photo untouched unless a new one was chosen.
              ...(photo === undefined ? { photo: null } : photo.id !== undefined && { photo: photo.id }),
            },
          })
        }
        onSaved={() => end(formatMessage('cloth.saved'))}
        submit={formatMessage('cloth.save')}
        busy={busy || sending}
        beside={cloth && <TakeAway item={item} disabled={busy || sending} onGone={end} />}
        onCancel={onClose}
        checking={checking}
      >
        {({ values, setFieldValue }) => (
          <>
            <FormField
              name="description"
              label={formatMessage('cloth.description')}
              hint={formatMessage('cloth.descriptionHint')}
              required
            >
              {(field) => <Input {...field} maxLength={CLOTH_TEXT_LENGTH} autoComplete="off" />}
            </FormField>
            <FormNumber name="metres" label={formatMessage('cloth.metres')} required />
            <PhotoChoice
              label={formatMessage('cloth.photo')}
              alt={formatMessage('cloth.photoOf', { name })}
              photo={values.photo}
              onPhoto={(photo) => void setFieldValue('photo', photo)}
              onSending={setSending}
            />
          </>
        )}
      </RecordDialogForm>
    </FormDialog>
  );
}

interface TakeAwayProps {
  item: string;
  disabled: boolean;
  onGone: (text: string) => void;
}

/** Deletes a note that was made by mistake, with its photo. */
function TakeAway({ item, disabled, onGone }: TakeAwayProps) {
  const { write, busy } = useSetCloth();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" me="auto" disabled={disabled} onClick={() => setAsking(true)}>
        {formatMessage('cloth.nothingMore')}
      </Button>
      <ConfirmWrite
        open={asking}
        title={formatMessage('cloth.nothingMoreTitle')}
        confirm={formatMessage('cloth.nothingMore')}
        dangerous
        busy={busy}
        write={(key) => write({ key, item, cloth: null })}
        onSaved={() => onGone(formatMessage('cloth.gone'))}
        onEnd={() => setAsking(false)}
      >
        {formatMessage('cloth.nothingMoreExplained')}
      </ConfirmWrite>
    </>
  );
}
