import { type RefObject, useEffect, useEffectEvent } from 'react';
import { letterKeysOn, showShortcut } from './shortcuts.ts';

/** A key as in `KeyboardEvent.key`, with Ctrl in front: "F2", "/", "n", "Ctrl+Enter", "Escape". */
export type Shortcut = string;

const inField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type)));

const pressed = (event: KeyboardEvent): Shortcut =>
  `${event.ctrlKey || event.metaKey ? 'Ctrl+' : ''}${event.key.length === 1 ? event.key.toLowerCase() : event.key}`;

/** Single letters and signs type text in fields; function keys and combinations with Ctrl do not. */
const isTyped = (shortcut: Shortcut): boolean => shortcut.length === 1;

/**
 * Whether the key is meant as text for the focused field. `?` still works as a shortcut in numeric fields and an
 * empty search, because their text never starts with it.
 */
const isMeant = (shortcut: Shortcut, target: EventTarget | null): boolean =>
  inField(target) &&
  !(
    shortcut === '?' &&
    target instanceof HTMLInputElement &&
    (/^(numeric|decimal)$/.test(target.getAttribute('inputmode') ?? '') ||
      (target.type === 'search' && target.value === ''))
  );

/** Whether a dialog other than the one that contains `place` is open; of several the last one is on top. */
function dialogAbove(place?: Element | null): boolean {
  const top = [
    ...document.querySelectorAll(':is(dialog, [role=dialog], [role=alertdialog])[data-state=open]'),
  ].at(-1);
  return top !== undefined && !(place && top.contains(place));
}

interface Options {
  /** The label on the sheet of shortcuts: "Add customer". Shortcuts without a label are not listed. */
  says?: string;
  /** False while the action is not possible. */
  enabled?: boolean;
  /** The shortcut belongs to an open dialog; others are inactive while a dialog is open. */
  inDialog?: boolean;
  /** An element of the shortcut's owner, if that may be inside a dialog or on the screen. */
  place?: RefObject<Element | null>;
}

/**
 * Runs an action on a key press anywhere on the screen. Single letters work only outside fields; nothing works while
 * a dialog covers the screen, or after another handler called `preventDefault`.
 */
export function useShortcut(shortcut: Shortcut, act: () => void, options: Options = {}): void {
  const { enabled = true, inDialog = false, place, says } = options;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || pressed(event) !== shortcut) return;
    if (isTyped(shortcut) && (isMeant(shortcut, event.target) || !letterKeysOn())) return;
    if (!inDialog && dialogAbove(place?.current)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!enabled) return undefined;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled]);
  useEffect(
    () => (says !== undefined && enabled ? showShortcut({ shortcut, says }) : undefined),
    [enabled, says, shortcut],
  );
}
