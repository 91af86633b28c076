import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * Arrow keys move between the sidebar's entries, Home and End go to its ends; right opens a folded group and left
 * folds it. Tab still reaches every entry.
 */
export function walkEntries(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button')];
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const entry = entries[at];
  if (entry === undefined) return;
  const fold = entry.dataset['fold'];
  if ((event.key === 'ArrowRight' && fold === 'closed') || (event.key === 'ArrowLeft' && fold === 'open')) {
    event.preventDefault();
    entry.click();
    return;
  }
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  entries[step(at, entries.length)]?.focus();
}
