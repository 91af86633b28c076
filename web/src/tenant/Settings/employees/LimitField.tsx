import { checkLimit, formatMessage, parsePercent, percentText } from '@galla/domain';
import { Input } from '@chakra-ui/react/input';
import { useState } from 'react';
import { Labelled } from '../../../ui/Labelled.tsx';

interface Props {
  label: string;
  hint: string;
  /** In per cent as it is stored; null for any. */
  stored: string | null;
  disabled: boolean;
  onValue: (percent: string | null) => void;
}

/** A limit in per cent; saved when the field is left with another value, taken away when it is left empty. */
export function LimitField({ label, hint, stored, disabled, onValue }: Props) {
  const [text, setText] = useState(stored ?? '');
  const typed = text.trim();
  const percent = typed === '' ? undefined : parsePercent(typed);
  const problem = typed === '' ? undefined : checkLimit(percent, 'limit');
  const save = (): void => {
    const next = percent === undefined ? null : percentText(percent);
    if (problem === undefined && next !== stored) onValue(next);
  };
  return (
    <Labelled label={label} hint={hint} disabled={disabled} error={problem?.message}>
      <Input
        value={text}
        inputMode="decimal"
        autoComplete="off"
        textAlign="end"
        placeholder={formatMessage('limits.anyValue')}
        onChange={(event) => setText(event.target.value)}
        onBlur={save}
      />
    </Labelled>
  );
}
