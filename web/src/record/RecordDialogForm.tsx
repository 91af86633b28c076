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
  /** The word of the act: "Add Customer"; it may tell what is chosen. */
  submit: string | ((values: V) => string);
  /** What it says while it is on its way; "Saving…" where left out. */
  pending?: string;
  /** On its way: it can be neither sent again nor given up. */
  busy?: boolean;
  /** It is not known whether the last try was saved, which is being found out. */
  checking?: boolean;
  /** What is typed is so little that nobody is asked before it is lost. Default false. */
  little?: boolean;
  /** The key that sends it, where that is worth telling. */
  keys?: string[];
  /** At the other end of the buttons: another act. */
  beside?: ReactNode;
  onCancel: () => void;
}

/** A RecordForm in a dialog: its fields scroll, its buttons stay, the dialog asks before something typed is lost. */
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
