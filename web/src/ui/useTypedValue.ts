import { useEffect, useEffectEvent, useState } from 'react';

interface Typed {
  text: string;
  onFocus: () => void;
  onChange: (text: string) => void;
  onBlur: () => void;
  /** Forgets what was typed: the value was changed by other means. */
  reset: () => void;
}

/**
 * A field whose text is not yet its value: while somebody types, the text stays as typed and every readable text is
 * handed on at once; when they leave, the field shows the value again. `parse` gives undefined for what is no value.
 *
 * Who gives `onUnreadable` is told when text was typed that is no value, and the text then stays until it is
 * corrected: a sum that silently fell back to another one would be taken for what was typed.
 */
export function useTypedValue<V>(
  shown: string,
  parse: (text: string) => V | undefined,
  onValue: (value: V | undefined) => void,
  onUnreadable?: (unreadable: boolean, text: string) => void,
): Typed {
  const [typed, setTyped] = useState<string>();
  const isUnreadable = (text: string | undefined): boolean =>
    text !== undefined && text.trim() !== '' && parse(text) === undefined;
  const forget = useEffectEvent(() => onUnreadable?.(false, ''));
  // With the field goes what was typed into it.
  useEffect(() => () => forget(), []);
  return {
    text: typed ?? shown,
    onFocus: () => setTyped((before) => before ?? shown),
    onChange: (text) => {
      setTyped(text);
      onUnreadable?.(isUnreadable(text), text);
      onValue(parse(text));
    },
    onBlur: () => setTyped((text) => (onUnreadable && isUnreadable(text) ? text : undefined)),
    reset: () => {
      setTyped(undefined);
      onUnreadable?.(false, '');
    },
  };
}
