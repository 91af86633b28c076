import { Kbd as Cap } from '@chakra-ui/react/kbd';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, type LucideIcon } from 'lucide-react';

const DRAWN: Readonly<Record<string, LucideIcon>> = { ArrowUp, ArrowDown, ArrowLeft, ArrowRight };

interface Props {
  /** Names as on the keyboard, pressed together: ['Ctrl', 'Enter']. */
  keys: readonly string[];
}

/** Key caps inside the button or field that they serve; decoration, hidden on touch. */
export function Kbd({ keys }: Props) {
  return keys.map((key) => {
    const Icon = DRAWN[key];
    return (
      <Cap key={key} aria-hidden>
        {Icon ? <Icon strokeWidth={2} /> : key}
      </Cap>
    );
  });
}
