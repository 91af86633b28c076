import { useEffect, useLayoutEffect, useRef } from 'react';

interface Opener {
  element: HTMLElement;
  /** What it is called: by that it is found again where it was drawn anew. */
  name: string;
}

const nameOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-label') ?? element.textContent).trim();

const openerOf = (element: Element | null): Opener | undefined =>
  element instanceof HTMLElement && element !== document.body
    ? { element, name: nameOf(element) }
    : undefined;

/** What had the focus last. A form's code may come after the list has drawn anew the button that opened it. */
let last: Opener | undefined;

/** Remembers what has the focus; the frame of the product does. */
export function useNoteFocus(): void {
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      last = openerOf(target as Element);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
}

/** The one element there is now of that kind and name; of several it is not known which one it was. */
function drawnAnew({ element, name }: Opener): HTMLElement | null {
  if (name === '') return null;
  const alike = [...document.querySelectorAll<HTMLElement>(element.tagName)].filter(
    (one) => nameOf(one) === name,
  );
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

/** A menu goes when something in it is chosen, and gives the focus back by itself. */
const isInMenu = ({ element }: Opener): boolean => element.closest('[role=menu]') !== null;

/**
 * Where the focus goes when what is open closes: back to what had it before, also where a field within took it before
 * the dialog could see that; where that is gone, to what was drawn in its place. Null leaves it to the dialog.
 */
export function useOpener(open: boolean): () => HTMLElement | null {
  const opener = useRef<Opener>(undefined);
  useLayoutEffect(() => {
    if (open) opener.current = openerOf(document.activeElement) ?? last;
  }, [open]);
  return () => {
    const { current } = opener;
    if (current === undefined) return null;
    if (!current.element.isConnected) return drawnAnew(current);
    return isInMenu(current) ? null : current.element;
  };
}
