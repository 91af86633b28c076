import { Input, type InputProps } from '@chakra-ui/react/input';
import { useEffect, useRef } from 'react';

interface Props extends InputProps {
  /** It was just opened or added, and the user will type next. */
  begun: boolean;
}

/** A field that is focused when it appears on the user's request. */
export function BegunInput({ begun, ...props }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (begun) input.current?.focus();
  }, [begun]);
  return <Input {...props} ref={input} />;
}
