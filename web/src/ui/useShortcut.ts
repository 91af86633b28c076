import { type RefObject, useEffect, useEffectEvent } from 'react';
import { letterKeysOn, showShortcut } from './shortcuts.ts';

/** Keys as `KeyboardEvent.key` says them, with Ctrl in front: "F2", "/", "n", "Ctrl+Enter", "Escape". */
export type Shortcut = string;

const inField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type)));

const pressed = (event: KeyboardEvent): Shortcut =>
  `${event.ctrlKey || event.metaKey ? 'Ctrl+' : ''}${event.key.length === 1 ? event.key.toLowerCase() : event.key}`;

/** Single letters and signs are typed in fields; F keys and those with Ctrl are not. */
const isTyped = (shortcut: Shortcut): boolean => shortcut.length === 1;

/** `?` is printed everywhere, so it works everywhere but where it could be meant: a figure or a search begins with none. */
const isMeant = (shortcut: Shortcut, target: EventTarget | null): boolean =>
  inField(target) &&
  !(
    shortcut === '?' &&
    target instanceof HTMLInputElement &&
    (/^(numeric|decimal)$/.test(target.getAttribute('inputmode') ?? '') ||
      (target.type === 'search' && target.value === ''))
  );

/** Whether a dialog is open, other than the one that `place` stands in; of several the last one is on top. */
function dialogAbove(place?: Element | null): boolean {
  const top = [
    ...document.querySelectorAll(':is(dialog, [role=dialog], [role=alertdialog])[data-state=open]'),
  ].at(-1);
  return top !== undefined && !(place && top.contains(place));
}

interface Options {
  /** What the key does, for the sheet of all keys: "Add customer". Keys without words are not on the sheet. */
  says?: string;
  /** Off while the act is not possible. */
  enabled?: boolean;
  /** The shortcut belongs to an open dialog; others rest while a dialog is open. */
  inDialog?: boolean;
  /** An element of what the shortcut belongs to, where that may stand in a dialog or on the screen. */
  place?: RefObject<Element | null>;
}

/**
 * Runs an act at a key, anywhere on the screen. A single letter only outside fields; nothing while a dialog covers
 * the screen, and nothing that somebody else has already taken (`preventDefault`).
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
