import { useEffect, useRef } from 'react';

/** Controls for typing or choosing; tick boxes, sliders and files are reached from there. */
const FIELDS =
  ':is(input:not([type=hidden], [type=file], [type=radio], [type=checkbox], [type=range]), select, textarea):not(:disabled, [aria-hidden=true])';
/** What Tab reaches, so of several tabs the selected one. */
const REACHED =
  ':is(a[href], button, input, [tabindex="0"]):not(:disabled, [tabindex="-1"], [data-part=close-trigger])';

const within = (place: Element | null): HTMLElement | null =>
  place?.closest<HTMLElement>('[role=dialog], [role=alertdialog]') ?? null;

/** The field to focus when a dialog opens: the one that the form has focused itself, otherwise the first. */
function firstField(dialog: HTMLElement): HTMLElement | null {
  const { activeElement } = document;
  const chosen = activeElement?.matches(FIELDS) === true && dialog.contains(activeElement);
  return chosen ? (activeElement as HTMLElement) : dialog.querySelector<HTMLElement>(FIELDS);
}

/**
 * The initial focus of a dialog: its first field, otherwise its main content, but never the close button. Used
 * inside the dialog. A form that loads later is focused then, unless the user has meanwhile focused something that
 * is still there: after Retry the focus was lost with the button.
 */
export function useFirstField() {
  const place = useRef<HTMLSpanElement>(null);
  const initialFocus = (): HTMLElement | null => {
    const dialog = within(place.current);
    return dialog && (firstField(dialog) ?? dialog.querySelector<HTMLElement>(REACHED) ?? dialog);
  };
  return { place, initialFocus };
}

/** Marks the dialog for `useFirstField`, and waits for a form that loads later. */
export function FirstField({ place }: Pick<ReturnType<typeof useFirstField>, 'place'>) {
  useEffect(() => {
    const dialog = within(place.current);
    if (!dialog) return undefined;
    let pressed = false;
    const press = (): void => void (pressed = true);
    const observer = new MutationObserver(() => {
      const field = firstField(dialog);
      if (!field) return;
      observer.disconnect();
      const { activeElement } = document;
      const heldInside = activeElement !== dialog && dialog.contains(activeElement);
      if (!pressed || !heldInside) field.focus({ preventScroll: true });
    });
    if (!dialog.querySelector(FIELDS)) observer.observe(dialog, { childList: true, subtree: true });
    dialog.addEventListener('keydown', press);
    dialog.addEventListener('pointerdown', press);
    return () => {
      observer.disconnect();
      dialog.removeEventListener('keydown', press);
      dialog.removeEventListener('pointerdown', press);
    };
  }, [place]);
  return <span ref={place} hidden />;
}
