import { LENS_RULES, type LensValueName, stepLensValue } from '@galla/domain';
import type { RefObject } from 'react';
import { FigureField } from '../../../ui/FigureField.tsx';

interface Props {
  name: LensValueName;
  value: string;
  onValue: (text: string) => void;
  onEnter: () => void;
  invalid: boolean;
  readOnly: boolean;
  /** Id of the element with its problem. */
  describedBy: string | undefined;
  ref?: RefObject<HTMLInputElement | null> | undefined;
}

/** Field for one power of a lens: arrow keys step it by 0.25, the axis by 5. */
export function PowerField({ name, ...field }: Props) {
  const rule = LENS_RULES[name];
  return (
    <FigureField
      {...field}
      rule={rule}
      // The value of the first step from an empty field.
      origin={stepLensValue(name, undefined, 1)}
      label={rule.label}
      caption={rule.label}
    />
  );
}
