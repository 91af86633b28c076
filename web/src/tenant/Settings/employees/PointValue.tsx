import { checkPointValue, formatMessage, parseRupees, rupees, type Paise } from '@galla/domain';
import { useState } from 'react';
import { Labelled } from '../../../ui/Labelled.tsx';
import { MoneyInput } from '../../../ui/MoneyInput.tsx';

interface Props {
  /** Rupees as they are stored: "1.00". */
  stored: string;
  disabled: boolean;
  onValue: (value: string) => void;
}

/** What a point of commission is worth; saved when the field is left with another value. */
export function PointValue({ stored, disabled, onValue }: Props) {
  const [value, setValue] = useState<Paise | undefined>(parseRupees(stored));
  const problem = checkPointValue(value, 'pointValue');
  const save = (): void => {
    if (value !== undefined && !problem && rupees(value) !== stored) onValue(rupees(value));
  };
  return (
    <Labelled
      label={formatMessage('settings.pointValue')}
      hint={formatMessage('settings.pointValueHint')}
      disabled={disabled}
      error={problem?.message}
    >
      <MoneyInput value={value} onValue={setValue} onBlur={save} />
    </Labelled>
  );
}
