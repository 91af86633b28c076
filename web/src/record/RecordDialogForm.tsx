import { formatMessage } from '@galla/domain';
import type { ReactNode } from 'react';
import type { WriteResult } from '../app/graph/refusal.ts';
import { DialogForm } from '../ui/dialog/DialogForm.tsx';
import { FormStatus } from './FormStatus.tsx';
import { RecordForm, type RecordFormProps } from './RecordForm.tsx';

interface Props<V extends object, O extends WriteResult> extends Omit<
  RecordFormProps<V, O>,
  'guard' | 'params' | 'renderFrame'
> {
  /** Label of the submit button: "Add Customer"; may depend on the values. */
  submit: string | ((values: V) => string);
  /** Its label while submitting; "Saving…" by default. */
  pending?: string;
  /** Submitting: can neither be sent again nor cancelled. */
  busy?: boolean;
  /** The outcome of the last save is unknown and being checked. */
  checking?: boolean;
  /** The input is so small that it is discarded without asking. Default false. */
  little?: boolean;
  /** The shortcut hint, if worth showing. */
  keys?: string[];
  /** Another action, at the other end of the buttons. */
  beside?: ReactNode;
  onCancel: () => void;
}

/** A RecordForm in a dialog: fields scroll, buttons stay, and the dialog asks before input is lost. */
export function RecordDialogForm<V extends object, O extends WriteResult>(props: Props<V, O>) {
  const { submit, pending = formatMessage('shell.saving'), busy = false, checking = false } = props;
  const { little = false, keys, beside, onCancel, children, ...form } = props;
  const { changed = false } = form;
  return (
    <RecordForm<V, O>
      {...form}
      guard="none"
      renderFrame={(content, { handleSubmit, values, dirty }) => (
        <DialogForm
          submit={typeof submit === 'string' ? submit : submit(values)}
          pending={pending}
          busy={busy}
          beside={beside}
          unsaved={!little && (changed || dirty)}
          onSubmit={handleSubmit}
          onCancel={onCancel}
          {...(keys && { keys })}
        >
          {content}
        </DialogForm>
      )}
    >
      {(state) => (
        <>
          {children(state)}
          <FormStatus checking={checking} />
        </>
      )}
    </RecordForm>
  );
}
