import { Input, type InputProps } from '@chakra-ui/react/input';
import { useEffect, useRef } from 'react';

interface Props extends InputProps {
  /** It was opened or added just now: the person types next. */
  begun: boolean;
}

/** A field that takes the focus when it appears because somebody asked for it. */
export function BegunInput({ begun, ...props }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (begun) input.current?.focus();
  }, [begun]);
  return <Input {...props} ref={input} />;
}
