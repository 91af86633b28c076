import { MONEY, SIGNED } from '@galla/domain';
import { Input } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import { Span } from '@chakra-ui/react/span';
import { useId, type FocusEventHandler } from 'react';

interface Props {
  name: string;
  /** "money" has a leading ₹; "signed" may be negative. */
  subtype: string | null | undefined;
  value: string;
  /** Common values. */
  proposals?: readonly string[];
  onText: (text: string) => void;
  onBlur: FocusEventHandler;
}

/** "₹ 1,23,456.50" as on a price tag; other uses of commas are kept and reported. */
const GROUPED = /^₹?\s*(\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?|\d+(?:\.\d+)?)$/;

/** Removes ₹ and grouping from a number; other text is returned as typed. */
function plain(text: string): string {
  const [, digits] = GROUPED.exec(text.trim()) ?? [];
  return digits === undefined ? text : digits.replaceAll(',', '');
}

/** A number, stored as typed and parsed where it is used. Focusing it selects everything. */
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
      // Enter submits without a blur.
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
