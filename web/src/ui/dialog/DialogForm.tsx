import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { FormikContext } from 'formik';
import { use, type ReactNode, type SubmitEvent } from 'react';
import { Kbd } from '../Kbd.tsx';
import { TellUnsaved } from './TellUnsaved.tsx';

interface Props {
  /** The word of the act: "Add Customer". */
  submit: string;
  /** What it says while it is on its way. */
  pending?: string;
  /** On its way: it can be neither sent again nor given up. */
  busy?: boolean;
  /** It holds something unsaved; what Formik knows of it, unless told. */
  unsaved?: boolean;
  /** The key that sends it, where that is worth telling. */
  keys?: string[];
  /** At the other end of the buttons: another act. */
  beside?: ReactNode;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onCancel: () => void;
  /** The fields, which tell their own problems. */
  children: ReactNode;
}

/** A form in a DialogFrame: its fields scroll, its buttons stay, Enter sends it. */
export function DialogForm(props: Props) {
  const { submit, pending = submit, busy = false, keys, beside, onSubmit, onCancel, children } = props;
  // Undefined where the form around is none of Formik's.
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
