import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { useRef, type ReactNode, type RefObject } from 'react';
import { DialogFrame } from './DialogFrame.tsx';
import { useOpener } from './opener.ts';

export interface QuestionProps {
  open: boolean;
  title: string;
  /** The consequences. */
  children: ReactNode;
  /** Label of the confirm button: "Log Out", "Delete". Never "OK". */
  confirm: string;
  cancel?: string;
  /** For destructive actions: the button has the due colour, and Cancel is focused. */
  dangerous?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Receives the focus if the action removes the opener; otherwise the page does. */
  finalFocus?: RefObject<HTMLElement | null>;
}

/** The page's content, as marked for the skip link. */
const content = (): HTMLElement | null => document.querySelector('#chakra-skip-nav');

/** Asks before an action. Escape and a press outside cancel. */
export default function Question(props: QuestionProps) {
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
    finalFocus,
  } = props;
  const quiet = useRef<HTMLButtonElement>(null);
  const act = useRef<HTMLButtonElement>(null);
  const opener = useOpener(open, false);
  return (
    <DialogFrame
      asks
      size="sm"
      open={open}
      title={title}
      description={children}
      initialFocus={() => (dangerous ? quiet : act).current}
      finalFocus={() => opener() ?? finalFocus?.current ?? content()}
      onClose={onCancel}
    >
      <Dialog.Footer>
        <Button ref={quiet} variant="outline" onClick={onCancel} disabled={busy}>
          {cancel ?? formatMessage('shell.cancel')}
        </Button>
        <Button ref={act} {...(dangerous && { colorPalette: 'due' })} loading={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </Dialog.Footer>
    </DialogFrame>
  );
}
