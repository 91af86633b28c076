import { useEffect, useRef } from 'react';

/** What is typed or chosen in; ticks, sliders and files are reached from there. */
const FIELDS =
  ':is(input:not([type=hidden], [type=file], [type=radio], [type=checkbox], [type=range]), select, textarea):not(:disabled, [aria-hidden=true])';
const REACHED = ':is(a[href], button, input, [tabindex="0"]):not(:disabled, [data-part=close-trigger])';

const within = (place: Element | null): HTMLElement | null =>
  place?.closest<HTMLElement>('[role=dialog], [role=alertdialog]') ?? null;

/** The field that a dialog opens in: the one that its form has chosen already, else its first. */
function firstField(dialog: HTMLElement): HTMLElement | null {
  const { activeElement } = document;
  const chosen = activeElement?.matches(FIELDS) === true && dialog.contains(activeElement);
  return chosen ? (activeElement as HTMLElement) : dialog.querySelector<HTMLElement>(FIELDS);
}

/**
 * Where the focus starts in a dialog: in its first field, else at what it was opened for, which is never the button that
 * closes it. Stands in the dialog; a form that comes later gets the focus when it is there, unless somebody has
 * pressed something by then.
 */
export function useFirstField() {
  const place = useRef<HTMLSpanElement>(null);
  const initialFocus = (): HTMLElement | null => {
    const dialog = within(place.current);
    return dialog && (firstField(dialog) ?? dialog.querySelector<HTMLElement>(REACHED) ?? dialog);
  };
  return { place, initialFocus };
}

/** Marks the dialog for `useFirstField`, and waits for a form that comes later. */
export function FirstField({ place }: Pick<ReturnType<typeof useFirstField>, 'place'>) {
  useEffect(() => {
    const dialog = within(place.current);
    if (!dialog) return undefined;
    const observer = new MutationObserver(() => {
      const field = firstField(dialog);
      if (!field) return;
      stop();
      field.focus({ preventScroll: true });
    });
    const stop = (): void => observer.disconnect();
    if (!dialog.querySelector(FIELDS)) observer.observe(dialog, { childList: true, subtree: true });
    dialog.addEventListener('keydown', stop);
    dialog.addEventListener('pointerdown', stop);
    return () => {
      stop();
      dialog.removeEventListener('keydown', stop);
      dialog.removeEventListener('pointerdown', stop);
    };
  }, [place]);
  return <span ref={place} hidden />;
}
