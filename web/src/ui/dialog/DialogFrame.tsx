import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useHoldWidth } from '../heldWidth.ts';
import { FirstField, useFirstField } from './FirstField.tsx';
import { useOpener } from './opener.ts';

interface Props {
  /** Left out if the dialog is mounted only while open. */
  open?: boolean;
  title: ReactNode;
  /** A description below the title, announced with it. */
  description?: ReactNode;
  /** sm: a confirmation. md: a form. lg: a list. full: a screen of its own. */
  size?: 'sm' | 'md' | 'lg' | 'full';
  /**
   * Placed below the header's button without a backdrop, so that the page stays readable; a normal dialog on phones.
   */
  hangs?: boolean;
  /** It asks a question: screen readers read all of it (alertdialog). */
  asks?: boolean;
  /** Shows a close button in the header, if the foot has none. */
  closable?: boolean;
  /**
   * What closes it besides its buttons: Escape and a press outside; only Escape, if an accidental press must not
   * lose input; nothing, while something runs.
   */
  closes?: 'anyhow' | 'deliberately' | 'never';
  /** The initial focus, if not the first field. */
  initialFocus?: () => HTMLElement | null;
  /** The focus after closing, if not the opener. */
  finalFocus?: () => HTMLElement | null;
  onClose: () => void;
  /** Dialog.Body and Dialog.Footer, or a DialogForm. */
  children?: ReactNode;
}

/** At the top right below the header, from tablets on. */
const HANGING = {
  alignItems: { base: 'flex-end', md: 'flex-start' },
  justifyContent: { base: 'center', md: 'flex-end' },
  pt: { md: 'header' },
  pe: { md: '5' },
} as const;

/**
 * The frame of a dialog: above the page with a backdrop, with a focus trap; the focus returns afterwards. The
 * content remounts each time it opens.
 */
export function DialogFrame(props: Props) {
  const { open = true, title, description, size = 'md', asks = false, closable = false } = props;
  const { closes = 'anyhow', hangs = false, finalFocus, onClose, children } = props;
  const { place, initialFocus } = useFirstField();
  const drawnAnew = useOpener(open);
  useHoldWidth(open);
  const start = props.initialFocus ?? (asks ? undefined : initialFocus);
  return (
    <Dialog.Root
      role={asks ? 'alertdialog' : 'dialog'}
      size={size}
      open={open}
      closeOnEscape={closes !== 'never'}
      closeOnInteractOutside={closes === 'anyhow'}
      // A dialog that closed before restores the focus late, which is not an outside press.
      onFocusOutside={(event) => event.preventDefault()}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      {...(start && { initialFocusEl: start })}
      finalFocusEl={() => finalFocus?.() ?? drawnAnew()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop {...(hangs && { hideFrom: 'md' })} />
        <Dialog.Positioner {...(hangs && HANGING)}>
          <Dialog.Content {...(hangs && { layerStyle: 'float' })}>
            {!asks && props.initialFocus === undefined && <FirstField place={place} />}
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
              {closable && (
                <Dialog.CloseTrigger asChild>
                  <Button variant="plain" size="sm" px="0" aria-label={formatMessage('shell.close')}>
                    <X strokeWidth={1.75} aria-hidden />
                  </Button>
                </Dialog.CloseTrigger>
              )}
            </Dialog.Header>
            {description !== undefined && <Dialog.Description>{description}</Dialog.Description>}
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
