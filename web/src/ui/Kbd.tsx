import { Kbd as Cap } from '@chakra-ui/react/kbd';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, type LucideIcon } from 'lucide-react';
import { useLetterKeys } from './shortcuts.ts';

const DRAWN: Readonly<Record<string, LucideIcon>> = { ArrowUp, ArrowDown, ArrowLeft, ArrowRight };

const MODIFIERS: ReadonlySet<string> = new Set(['Ctrl', 'Alt', 'Meta']);

const isTyped = (keys: readonly string[]): boolean =>
  keys.some((key) => key.length === 1) && !keys.some((key) => MODIFIERS.has(key));

/** Shortcuts whose keys type or select text in a field; they are inactive while one is focused. */
export const isForField = (keys: readonly string[]): boolean => isTyped(keys) || keys.includes('Shift');

interface Props {
  /** Key names as on the keyboard, pressed together: ['Ctrl', 'Enter']. */
  keys: readonly string[];
  /** Keeps the caps visible during typing, because the button shows nothing else. */
  stays?: boolean;
}

/**
 * Key caps inside the button or field that they trigger. Decorative and hidden on touch devices. Only working
 * shortcuts are shown: single letters and signs are hidden while a field is focused (the theme hides `data-typed`),
 * and when they are switched off.
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
