import { checkLimit, formatMessage, parsePercent, percentText } from '@galla/domain';
import { Input } from '@chakra-ui/react/input';
import { useState } from 'react';
import { Labelled } from '../../../ui/Labelled.tsx';

interface Props {
  label: string;
  hint: string;
  /** The stored percentage; null for no limit. */
  stored: string | null;
  disabled: boolean;
  onValue: (percent: string | null) => void;
}

/** A limit in per cent; saved on blur if changed, removed if empty. */
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
