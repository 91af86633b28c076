import { useEffect, useEffectEvent, useState } from 'react';

interface Typed {
  text: string;
  onFocus: () => void;
  onChange: (text: string) => void;
  onBlur: () => void;
  /** Discards the typed text, because the value was changed otherwise. */
  reset: () => void;
}

/**
 * State of a field whose text differs from its value: while typing the text stays as typed, and every readable text
 * is passed on at once; on blur the field shows the value again. `parse` returns undefined for unreadable text.
 *
 * With `onUnreadable`, unreadable text is reported and stays until it is corrected: an amount that silently reverted
 * to another would be mistaken for the typed one.
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
  // Unreadable text is discarded with the field.
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
