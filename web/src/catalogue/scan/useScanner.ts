import { useEffect, useEffectEvent } from 'react';
import { NO_BURST, SCANNER_END_MS, SURE_KEYS, codeOf, isScanner, withKey, type Burst } from './burst.ts';
import { textField, type TextField } from './textField.ts';

/** PIN fields have one box per key, so a code could not be taken out again; and PINs are typed fast. */
const isOfPin = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[data-scope="pin-input"]') !== null;

/**
 * Listens for a scanner that types like a keyboard, anywhere on the screen: keys faster than a person types,
 * then Enter. The code is passed on, whatever has the focus. From the third key on, keys are kept from the
 * focused field, and its text is restored; only a search field may show the code while it arrives. If no
 * Enter follows, a person was typing, and the keys go to the field after all.
 */
export function useScanner(onCode: (code: string) => void): void {
  const hand = useEffectEvent(onCode);
  useEffect(() => {
    let burst: Burst = NO_BURST;
    /** The field and its text before the burst. */
    let field: TextField | undefined;
    let before = '';
    /** The field's text if a person is typing after all. */
    let meant = '';
    let timer: ReturnType<typeof setTimeout> | undefined;

    const swallow = (event: KeyboardEvent): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || isOfPin(event)) return;
      if (event.key === 'Enter') {
        const code = codeOf(burst, event.timeStamp);
        burst = NO_BURST;
        if (code === undefined) return;
        clearTimeout(timer);
        swallow(event);
        field?.write(before);
        hand(code);
        return;
      }
      if (event.key.length !== 1) return;
      burst = withKey(burst, event.key, event.timeStamp);
      if (burst.text.length === 1) {
        field = textField(event.target);
        before = field?.read() ?? '';
      }
      if (!isScanner(burst) || field?.isSearch === true) return;
      swallow(event);
      if (field === undefined) return;
      meant = (burst.text.length === SURE_KEYS ? field.read() : meant) + event.key;
      field.write(before);
      clearTimeout(timer);
      timer = setTimeout(() => field?.write(meant), SCANNER_END_MS);
    };
    // In the capture phase, before any other listener of the page.
    document.addEventListener('keydown', onKey, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKey, { capture: true });
    };
  }, []);
}
