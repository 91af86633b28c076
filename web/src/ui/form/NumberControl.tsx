import { MONEY, SIGNED } from '@galla/domain';
import { Input } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import { Span } from '@chakra-ui/react/span';
import { useId, type FocusEventHandler } from 'react';

interface Props {
  name: string;
  /** "money" stands behind a ₹; "signed" may be below 0. */
  subtype: string | null | undefined;
  value: string;
  /** Numbers that are mostly meant. */
  proposals?: readonly string[];
  onText: (text: string) => void;
  onBlur: FocusEventHandler;
}

/** "₹ 1,23,456.50" as it is written on a price tag; commas elsewhere stay, and are told. */
const GROUPED = /^₹?\s*(\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?|\d+(?:\.\d+)?)$/;

/** The digits of a number that was written with ₹ and grouping; anything else as it was typed. */
function plain(text: string): string {
  const [, digits] = GROUPED.exec(text.trim()) ?? [];
  return digits === undefined ? text : digits.replaceAll(',', '');
}

/** A number, kept as the text that was typed: it is read where it is used. All of it is selected on focus. */
export function NumberControl({ name, subtype, value, proposals, onText, onBlur }: Props) {
  const tidy = (): void => {
    const digits = plain(value);
    if (digits !== value) onText(digits);
  };
  const list = useId();
  const field = (
    <Input
      name={name}
      list={proposals && list}
      value={value}
      inputMode={subtype === SIGNED ? 'text' : 'decimal'}
      autoComplete="off"
      textAlign="end"
      onFocus={(event) => event.target.select()}
      onChange={(event) => onText(event.target.value)}
      // Enter sends the form without leaving the field.
      onKeyDown={(event) => event.key === 'Enter' && tidy()}
      onBlur={(event) => {
        tidy();
        onBlur(event);
      }}
    />
  );
  if (proposals !== undefined) {
    return (
      <>
        {field}
        <datalist id={list}>
          {proposals.map((proposal) => (
            <option key={proposal}>{proposal}</option>
          ))}
        </datalist>
      </>
    );
  }
  if (subtype !== MONEY) return field;
  return <InputGroup startElement={<Span color="fg.subtle">₹</Span>}>{field}</InputGroup>;
}
