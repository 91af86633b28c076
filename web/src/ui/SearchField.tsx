import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEventHandler } from 'react';
import { Kbd } from './Kbd.tsx';
import { useShortcut } from './useShortcut.ts';

interface Props {
  /** What can be searched: "Number, name or mobile". Also the accessible name. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Arrow keys and Enter for the list below. */
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  /** Focused when the screen appears. */
  first?: boolean;
  /** Id of the row that Enter would choose, announced while the focus stays here. */
  activeRow?: string | undefined;
}

/** The search of a screen: `/` focuses it; Escape clears it, or blurs it when empty. */
export function SearchField({ label, value, onChange, onKeyDown, first = false, activeRow }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useShortcut('/', () => input.current?.focus(), { says: label });
  useEffect(() => {
    if (first) input.current?.focus();
  }, [first]);
  const end =
    value === '' ? (
      <Kbd keys={['/']} />
    ) : (
      <Button
        variant="plain"
        size="xs"
        aria-label={formatMessage('shell.clearSearch')}
        onClick={() => {
          onChange('');
          input.current?.focus();
        }}
      >
        <X size={16} strokeWidth={2} aria-hidden />
      </Button>
    );
  return (
    <InputGroup startElement={<Search size={18} strokeWidth={1.75} aria-hidden />} endElement={end}>
      <Input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={label}
        value={value}
        aria-activedescendant={activeRow}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key !== 'Escape' || event.defaultPrevented) return;
          if (value !== '') onChange('');
          // Otherwise Escape closes the dialog.
          else if (event.currentTarget.closest('[role=dialog]') === null) event.currentTarget.blur();
          else return;
          event.preventDefault();
        }}
      />
    </InputGroup>
  );
}
