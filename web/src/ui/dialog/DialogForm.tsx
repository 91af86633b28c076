import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { FormikContext } from 'formik';
import { use, type ReactNode, type SubmitEvent } from 'react';
import { Kbd } from '../Kbd.tsx';
import { TellUnsaved } from './TellUnsaved.tsx';

interface Props {
  /** Label of the submit button: "Add Customer". */
  submit: string;
  /** Its label while submitting. */
  pending?: string;
  /** Submitting: can neither be sent again nor cancelled. */
  busy?: boolean;
  /** Whether there is unsaved input; by default Formik's `dirty`. */
  unsaved?: boolean;
  /** The shortcut hint, if worth showing. */
  keys?: string[];
  /** Another action, at the other end of the buttons. */
  beside?: ReactNode;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onCancel: () => void;
  /** The fields, which show their own problems. */
  children: ReactNode;
}

/** A form in a DialogFrame: fields scroll, buttons stay, Enter submits. */
export function DialogForm(props: Props) {
  const { submit, pending = submit, busy = false, keys, beside, onSubmit, onCancel, children } = props;
  // Undefined outside a Formik form.
  const formik = use(FormikContext) as { dirty: boolean } | undefined;
  const { unsaved = formik?.dirty ?? false } = props;
  return (
    <chakra.form noValidate display="contents" onSubmit={onSubmit}>
      <Dialog.Body display="flex" flexDirection="column" gap="4">
        {children}
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        {beside}
        <Button variant="outline" onClick={onCancel} disabled={busy}>
          {formatMessage('shell.cancel')}
        </Button>
        <Button type="submit" loading={busy} loadingText={pending}>
          {submit}
          {keys && <Kbd keys={keys} />}
        </Button>
      </Dialog.Footer>
      <TellUnsaved when={unsaved} />
    </chakra.form>
  );
}
