import { NativeSelect } from '@chakra-ui/react/native-select';
import type { FocusEventHandler } from 'react';

interface Props<V extends string> {
  /** `disabled` options are shown but cannot be chosen. */
  options: readonly { label: string; value: V; disabled?: boolean }[];
  /** '' while nothing is chosen. */
  value: V | '';
  onValue: (value: V) => void;
  name?: string;
  /** The entry for no choice: "All statuses". Without it there is an empty entry until something is chosen. */
  placeholder?: string;
  /** Accessible name, if it is not in a labelled field. */
  label?: string;
  /** As wide as the chosen option instead of the available width; not on a phone. */
  snug?: boolean;
  onBlur?: FocusEventHandler;
}

/** The native select, which is familiar on phones. */
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
