import { useState } from 'react';

interface Typed {
  text: string;
  onFocus: () => void;
  onChange: (text: string) => void;
  onBlur: () => void;
}

/**
 * A field whose text is not yet its value: while somebody types, the text stays as typed and every readable text is
 * handed on at once; when they leave, the field shows the value again. `parse` gives undefined for what is no value.
 */
export function useTypedValue<V>(
  shown: string,
  parse: (text: string) => V | undefined,
  onValue: (value: V | undefined) => void,
): Typed {
  const [typed, setTyped] = useState<string>();
  return {
    text: typed ?? shown,
    onFocus: () => setTyped(shown),
    onChange: (text) => {
      setTyped(text);
      onValue(parse(text));
    },
    onBlur: () => setTyped(undefined),
  };
}
