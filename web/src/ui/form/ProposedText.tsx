import { Input } from '@chakra-ui/react/input';
import { useId, type FocusEventHandler } from 'react';

interface Props {
  name: string;
  options: readonly { label: string; value: string }[];
  value: string;
  onText: (text: string) => void;
  onBlur: FocusEventHandler;
}

/** A text with suggestions that also accepts other texts. Uses the native list, which never interrupts typing. */
export function ProposedText({ name, options, value, onText, onBlur }: Props) {
  const list = useId();
  return (
    <>
      <Input
        name={name}
        value={value}
        list={list}
        autoComplete="off"
        onBlur={onBlur}
        onChange={(event) => onText(event.target.value)}
      />
      <datalist id={list}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </datalist>
    </>
  );
}
