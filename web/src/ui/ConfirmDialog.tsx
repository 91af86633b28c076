import { say } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { useRef, type ReactNode } from 'react';

interface Props {
  open: boolean;
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** The word of the act: "Log Out", "Delete". Never "OK". */
  confirm: string;
  cancel?: string;
  /** Deleting and the like: the button is due-coloured, and the focus starts at Cancel. */
  dangerous?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an act. Escape and a click outside are a no. */
export function ConfirmDialog(props: Props) {
  const {
    open,
    title,
    children,
    confirm,
    cancel,
    dangerous = false,
    busy = false,
    onConfirm,
    onCancel,
  } = props;
  const quiet = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      role="alertdialog"
      size="sm"
      open={open}
      onOpenChange={(details) => {
        if (!details.open) onCancel();
      }}
      initialFocusEl={() => (dangerous ? quiet.current : null)}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Description>{children}</Dialog.Description>
            <Dialog.Footer>
              <Button ref={quiet} variant="outline" onClick={onCancel} disabled={busy}>
                {cancel ?? say('shell.cancel')}
              </Button>
              <Button {...(dangerous && { colorPalette: 'due' })} loading={busy} onClick={onConfirm}>
                {confirm}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
