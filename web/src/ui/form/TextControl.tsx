import { Input } from '@chakra-ui/react/input';
import { Textarea } from '@chakra-ui/react/textarea';
import type { FocusEventHandler } from 'react';

interface Props {
  name: string;
  /** TEXT, NUMBER, TEXTAREA, DATE; a type of a newer server is a text. */
  type: string;
  /** A narrower kind of a text: "tel", "email", "url". */
  subtype: string | null | undefined;
  value: string;
  onText: (text: string) => void;
  onBlur: FocusEventHandler;
}

const SUBTYPES = ['tel', 'email', 'url', 'time', 'datetime-local'];

/** What is typed. Numbers stay texts, as typed: they are read where they are used. */
export function TextControl({ name, type, subtype, value, onText, onBlur }: Props) {
  const shared = { name, value, onBlur };
  if (type === 'TEXTAREA') {
    return <Textarea {...shared} rows={3} onChange={(event) => onText(event.target.value)} />;
  }
  const kind = type === 'DATE' ? 'date' : SUBTYPES.includes(subtype ?? '') ? (subtype ?? 'text') : 'text';
  return (
    <Input
      {...shared}
      type={kind}
      {...(type === 'NUMBER' && { inputMode: 'decimal', textAlign: 'end' })}
      onChange={(event) => onText(event.target.value)}
    />
  );
}
