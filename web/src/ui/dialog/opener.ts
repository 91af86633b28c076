import { useEffect, useLayoutEffect, useRef } from 'react';

interface Opener {
  element: HTMLElement;
  /** Its accessible name, by which it is found again after a remount. */
  name: string;
}

const nameOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-label') ?? element.textContent).trim();

/** The button of a menu, or of the outermost one. The menu closes when an entry is chosen, its button stays. */
function buttonOf(menu: Element): HTMLElement | null {
  const button = document.querySelector<HTMLElement>(`[aria-controls="${menu.id}"]`);
  const outer = button?.closest('[role=menu]');
  return outer ? buttonOf(outer) : button;
}

function openerOf(focused: Element | null): Opener | undefined {
  const menu = focused?.closest('[role=menu]');
  const element = menu ? buttonOf(menu) : focused;
  return element instanceof HTMLElement && element !== document.body
    ? { element, name: nameOf(element) }
    : undefined;
}

/** The last focused element. A form's code may load after the list has remounted the button that opened it. */
let last: Opener | undefined;

/** Records the focused element; used in the product's frame. */
export function useNoteFocus(): void {
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      last = openerOf(target as Element);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
}

/** The only element of the same tag and name; null if there are several, which would be ambiguous. */
function drawnAnew({ element, name }: Opener): HTMLElement | null {
  if (name === '') return null;
  const alike = [...document.querySelectorAll<HTMLElement>(element.tagName)].filter(
    (one) => nameOf(one) === name,
  );
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

/**
 * The element to focus after closing: the opener, even if a field inside took the focus before the dialog noticed;
 * if the opener was unmounted, its replacement; for an entry of a menu, the menu's button. Null if there is none.
 * @param replaceable false if an action removes the opener: another button may have the same name
 */
export function useOpener(open: boolean, replaceable = true): () => HTMLElement | null {
  const opener = useRef<Opener>(undefined);
  useLayoutEffect(() => {
    if (open) opener.current = openerOf(document.activeElement) ?? last;
  }, [open]);
  return () => {
    const { current } = opener;
    if (current === undefined) return null;
    if (current.element.isConnected) return current.element;
    return replaceable ? drawnAnew(current) : null;
  };
}
