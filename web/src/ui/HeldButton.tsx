import { Button, type ButtonProps } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { useId, type Ref } from 'react';
import { toast } from '../app/toast/toast.ts';

interface Props extends ButtonProps {
  ref?: Ref<HTMLButtonElement>;
  /** Why the action is unavailable; undefined if it is available. */
  held: string | undefined;
}

/**
 * A button whose action may be unavailable: it then looks and is announced as disabled with the reason, but stays
 * focusable. Pressing it anyway shows the reason.
 */
export function HeldButton({ held, onClick, children, ...rest }: Props) {
  const id = useId();
  if (held === undefined) {
    return (
      <Button {...rest} onClick={onClick}>
        {children}
      </Button>
    );
  }
  return (
    <>
      <Button {...rest} aria-disabled aria-describedby={id} title={held} onClick={() => toast.info(held)}>
        {children}
      </Button>
      <Span id={id} srOnly>
        {held}
      </Span>
    </>
  );
}
