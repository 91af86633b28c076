import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';
import { useFieldContext } from './useFieldContext.ts';

export interface Choice<V extends string> {
  value: V;
  label: string;
  /** 18 px, before the label. */
  icon?: ReactNode;
}

interface Props<V extends string> {
  choices: readonly Choice<V>[];
  value: V | undefined;
  onValue: (value: V) => void;
  /** Accessible name of the group, if it is not in a labelled field. */
  label?: string;
}

const Segment = chakra('label', {
  base: {
    flex: '1',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    px: '3',
    color: 'fg.muted',
    textStyle: 'rowTitle',
    whiteSpace: 'nowrap',
    cursor: 'button',
    '& + &': { borderInlineStart: '1px solid', borderColor: 'border' },
    '&:has(:checked)': {
      bg: 'accent.subtle',
      color: 'accent.fg',
      fontWeight: 'semibold',
      boxShadow: 'inset 0 0 0 2px {colors.accent.solid}',
      borderRadius: 'l2',
    },
    '&:has(:focus-visible)': { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '2px' },
    _icon: { boxSize: 'icon' },
  },
  variants: {
    // Four and more must fit a phone of 360 px.
    many: { true: { px: { base: '1', md: '3' } } },
  },
});

/** Two or three choices side by side, as radio buttons: arrow keys move, the selected one has the accent colour. */
export function SegmentedChoice<V extends string>({ choices, value, onValue, label }: Props<V>) {
  const name = useId();
  const field = useFieldContext();
  return (
    <chakra.div
      role="radiogroup"
      {...(label === undefined ? field.labelledBy : { 'aria-label': label })}
      {...field.describedBy}
      aria-invalid={field.invalid}
      display="flex"
      w="full"
      h={{ base: 'control.lg', md: 'control' }}
      border="1px solid"
      borderColor={field.invalid ? 'border.error' : 'border.emphasized'}
      borderRadius="l2"
      bg="bg"
    >
      {choices.map((choice) => (
        <Segment key={choice.value} many={choices.length > 3}>
          <chakra.input
            type="radio"
            name={name}
            srOnly
            checked={choice.value === value}
            onChange={() => onValue(choice.value)}
          />
          {choice.icon}
          {choice.label}
        </Segment>
      ))}
    </chakra.div>
  );
}
