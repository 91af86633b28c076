import { say } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode, SubmitEvent } from 'react';
import { Kbd } from '../Kbd.tsx';

interface Props {
  /** The word of the act: "Add Customer". */
  submit: string;
  /** What it says while it is on its way. */
  pending?: string;
  /** On its way: it can be neither sent again nor given up. */
  busy?: boolean;
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
  return (
    <chakra.form noValidate display="contents" onSubmit={onSubmit}>
      <Dialog.Body display="flex" flexDirection="column" gap="4">
        {children}
      </Dialog.Body>
      <Dialog.Footer>
        {beside}
        <Button variant="outline" onClick={onCancel} disabled={busy}>
          {say('shell.cancel')}
        </Button>
        <Button type="submit" loading={busy} loadingText={pending}>
          {submit}
          {keys && <Kbd keys={keys} />}
        </Button>
      </Dialog.Footer>
    </chakra.form>
  );
}
