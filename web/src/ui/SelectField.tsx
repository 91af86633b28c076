import { NativeSelect } from '@chakra-ui/react/native-select';
import type { FocusEventHandler } from 'react';

interface Props<V extends string> {
  /** What is `disabled` is shown, and can't be chosen. */
  options: readonly { label: string; value: V; disabled?: boolean }[];
  /** '' while nothing is chosen. */
  value: V | '';
  onValue: (value: V) => void;
  name?: string;
  /** The entry for "nothing chosen": "All statuses". Without it there is an empty one until something is chosen. */
  placeholder?: string;
  /** The name where no labelled field stands around it. */
  label?: string;
  /** As wide as what is chosen, instead of as wide as there is room; not on a phone. */
  snug?: boolean;
  onBlur?: FocusEventHandler;
}

/** The device's own list: on a phone the thumb knows it. */
export function SelectField<V extends string>(props: Props<V>) {
  const { options, value, onValue, name, placeholder, label, snug = false, onBlur } = props;
  return (
    <NativeSelect.Root {...(snug && { w: { md: 'auto' } })}>
      <NativeSelect.Field
        {...(snug && { css: { fieldSizing: { md: 'content' } } })}
        value={value}
        name={name}
        aria-label={label}
        onBlur={onBlur}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value);
          onValue(chosen?.value ?? ('' as V));
        }}
      >
        {(placeholder !== undefined || value === '') && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
