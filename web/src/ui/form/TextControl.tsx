import { Input } from '@chakra-ui/react/input';
import { Textarea } from '@chakra-ui/react/textarea';
import type { FocusEventHandler } from 'react';

interface Props {
  name: string;
  /** TEXT, TEXTAREA, DATE; a type of a newer server is a text. */
  type: string;
  /** A narrower kind of a text: "tel", "email", "url". */
  subtype: string | null | undefined;
  value: string;
  onText: (text: string) => void;
  onBlur: FocusEventHandler;
}

const SUBTYPES = ['tel', 'email', 'url', 'time', 'datetime-local'];

/** What is typed. */
export function TextControl({ name, type, subtype, value, onText, onBlur }: Props) {
  const shared = { name, value, onBlur };
  if (type === 'TEXTAREA') {
    return <Textarea {...shared} rows={3} onChange={(event) => onText(event.target.value)} />;
  }
  const kind = type === 'DATE' ? 'date' : SUBTYPES.includes(subtype ?? '') ? (subtype ?? 'text') : 'text';
  return (
    <Input {...shared} type={kind} autoComplete="off" onChange={(event) => onText(event.target.value)} />
  );
}
