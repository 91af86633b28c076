import { Input } from '@chakra-ui/react/input';
import { Textarea } from '@chakra-ui/react/textarea';
import type { FocusEventHandler } from 'react';
import { DateField } from '../DateField.tsx';
import { DateTimeControl } from './DateTimeControl.tsx';

interface Props {
  name: string;
  /** TEXT, TEXTAREA, DATE; a type known only to a newer server is treated as text. */
  type: string;
  /** A more specific kind of text: "tel", "email", "url". */
  subtype: string | null | undefined;
  value: string;
  onText: (text: string) => void;
  onBlur: FocusEventHandler;
}

const SUBTYPES = ['tel', 'email', 'url', 'time'];

/** A text field. */
export function TextControl({ name, type, subtype, value, onText, onBlur }: Props) {
  const shared = { name, value, onBlur };
  if (type === 'TEXTAREA') {
    return <Textarea {...shared} rows={3} onChange={(event) => onText(event.target.value)} />;
  }
  if (type === 'DATE') return <DateField {...shared} onValue={onText} />;
  if (subtype === 'datetime-local') return <DateTimeControl {...shared} onText={onText} />;
  const kind = SUBTYPES.includes(subtype ?? '') ? (subtype ?? 'text') : 'text';
  return (
    <Input {...shared} type={kind} autoComplete="off" onChange={(event) => onText(event.target.value)} />
  );
}
