import { Kbd as Cap } from '@chakra-ui/react/kbd';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, type LucideIcon } from 'lucide-react';
import { useLetterKeys } from './shortcuts.ts';

const DRAWN: Readonly<Record<string, LucideIcon>> = { ArrowUp, ArrowDown, ArrowLeft, ArrowRight };

const MODIFIERS: ReadonlySet<string> = new Set(['Ctrl', 'Alt', 'Meta']);

const isTyped = (keys: readonly string[]): boolean =>
  keys.some((key) => key.length === 1) && !keys.some((key) => MODIFIERS.has(key));

/** Keys that a field types, or that select in it, do nothing of their own while one has the focus. */
export const isForField = (keys: readonly string[]): boolean => isTyped(keys) || keys.includes('Shift');

interface Props {
  /** Names as on the keyboard, pressed together: ['Ctrl', 'Enter']. */
  keys: readonly string[];
  /** The caps are all that the button shows: they stay while their key is typed into a field. */
  stays?: boolean;
}

/**
 * Key caps inside the button or field that they serve; decoration, hidden on touch. Only keys that work are shown: single
 * letters and signs go while a field has the focus (the theme hides `data-typed`), and where they are switched off.
 */
export function Kbd({ keys, stays = false }: Props) {
  const [letters] = useLetterKeys();
  const typed = !stays && isForField(keys);
  if (!stays && !letters && isTyped(keys)) return null;
  return keys.map((key) => {
    const Icon = DRAWN[key];
    return (
      <Cap key={key} aria-hidden {...(typed && { 'data-typed': '' })}>
        {Icon ? <Icon strokeWidth={2} /> : key}
      </Cap>
    );
  });
}
