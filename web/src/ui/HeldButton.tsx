import { Button, type ButtonProps } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { useId, type Ref } from 'react';
import { toast } from '../app/toast/toast.ts';

interface Props extends ButtonProps {
  ref?: Ref<HTMLButtonElement>;
  /** Why there is nothing to do; undefined while there is. */
  held: string | undefined;
}

/**
 * A button that may have nothing to do: it looks so and is announced so with the reason, and stays where the keyboard
 * finds it. Who presses it all the same is told the reason.
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
