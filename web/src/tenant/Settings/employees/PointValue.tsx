import { checkPointValue, formatMessage, parseRupees, rupees, type Paise } from '@galla/domain';
import { useState } from 'react';
import { Labelled } from '../../../ui/Labelled.tsx';
import { MoneyInput } from '../../../ui/MoneyInput.tsx';

interface Props {
  /** The stored amount in rupees: "1.00". */
  stored: string;
  disabled: boolean;
  onValue: (value: string) => void;
}

/** The value of a point of commission in rupees; saved on blur if changed. */
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
