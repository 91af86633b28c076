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
  /** Left out where the dialog is only there while it is open. */
  open?: boolean;
  title: ReactNode;
  /** What it is about, under the title; read out with it. */
  description?: ReactNode;
  /** sm: a question. md: a form. lg: a list. full: work of its own. */
  size?: 'sm' | 'md' | 'lg' | 'full';
  /** It hangs under the header's button without a scrim, so that the page stays readable; a phone shows it as any other. */
  hangs?: boolean;
  /** It asks: assistive technology reads all of it. */
  asks?: boolean;
  /** A button for closing in the header, where none stands at the foot. */
  closable?: boolean;
  /**
   * What closes it beside its buttons: Escape and a click beside it; Escape alone, where a slip must lose nothing;
   * nothing, while something runs.
   */
  closes?: 'anyhow' | 'deliberately' | 'never';
  /** Where the focus starts, if not at the first field. */
  initialFocus?: () => HTMLElement | null;
  /** Where the focus goes afterwards, if not back to what opened it. */
  finalFocus?: () => HTMLElement | null;
  onClose: () => void;
  /** Dialog.Body and Dialog.Footer, or a DialogForm. */
  children?: ReactNode;
}

/** At the right under the header, from a tablet on. */
const HANGING = {
  alignItems: { base: 'flex-end', md: 'flex-start' },
  justifyContent: { base: 'center', md: 'flex-end' },
  pt: { md: 'header' },
  pe: { md: '5' },
} as const;

/**
 * The frame of a dialog: over the page with a scrim, the focus within it and back afterwards. What is in it begins anew
 * each time that it opens.
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
      // What closed before it gives the focus back late: that is no press beside it.
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
