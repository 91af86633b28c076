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
  /** The element with the sentence of its problem. */
  describedBy: string | undefined;
  ref?: RefObject<HTMLInputElement | null> | undefined;
}

/** One power of a lens: the arrows step it by 0.25, the axis by 5. */
export function PowerField({ name, ...field }: Props) {
  const rule = LENS_RULES[name];
  return (
    <FigureField
      {...field}
      rule={rule}
      // The first step from nothing goes there.
      origin={stepLensValue(name, undefined, 1)}
      label={rule.label}
      caption={rule.label}
    />
  );
}
