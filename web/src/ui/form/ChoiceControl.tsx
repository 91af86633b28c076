import { Checkbox, CheckboxGroup } from '@chakra-ui/react/checkbox';
import { FieldItem } from '@chakra-ui/react/field';
import { RadioGroup } from '@chakra-ui/react/radio-group';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Suspense, type FocusEventHandler } from 'react';
import { SegmentedChoice } from '../SegmentedChoice.tsx';
import { SelectField } from '../SelectField.tsx';
import { useFieldContext } from '../useFieldContext.ts';

import { ProposedText } from './ProposedText.tsx';
import { lazyPart } from '../lazyPart.ts';

/** Loaded with the first form that has an autocomplete. */
const Autocomplete = lazyPart(() => import('../Autocomplete.tsx'));
const ProposedChoice = lazyPart(() => import('../ProposedChoice.tsx'));

interface Props {
  name: string;
  kind: 'SELECT' | 'AUTOCOMPLETE' | 'RADIO_GROUP' | 'CHECKBOX_GROUP';
  many: boolean;
  /** The options of an autocomplete are only suggestions. */
  free: boolean;
  /** Shows suggestions in Galla's own list instead of the native one. */
  lists: boolean;
  options: readonly { label: string; value: string }[];
  chosen: readonly string[];
  onChosen: (chosen: string[]) => void;
  onBlur: FocusEventHandler;
}

/**
 * Choices: a segmented control for two or three, radio buttons for more, tick boxes for multiple choices, lists for
 * the rest.
 */
export function ChoiceControl(props: Props) {
  const { name, kind, many, free, lists, options, chosen, onChosen, onBlur } = props;
  const { invalid, labelledBy, describedBy } = useFieldContext();
  const one = chosen[0];
  if (kind === 'AUTOCOMPLETE' && free && !many) {
    const shared = { name, options, onBlur, value: one ?? '', onText: (text: string) => onChosen([text]) };
    if (!lists) return <ProposedText {...shared} />;
    return (
      <Suspense fallback={<ProposedText {...shared} />}>
        <ProposedChoice {...shared} />
      </Suspense>
    );
  }
  if (kind === 'AUTOCOMPLETE') {
    return (
      <Suspense fallback={<Skeleton h="control" />}>
        <Autocomplete options={options} chosen={chosen} many={many} onChosen={onChosen} />
      </Suspense>
    );
  }
  if (many) {
    return (
      <CheckboxGroup
        {...labelledBy}
        {...describedBy}
        value={[...chosen]}
        onValueChange={onChosen}
        flexDirection="row"
        flexWrap="wrap"
        columnGap="5"
      >
        {options.map(({ label, value }) => (
          <FieldItem key={value} value={value}>
            <Checkbox.Root value={value} required={false} invalid={invalid}>
              <Checkbox.HiddenInput onBlur={onBlur} />
              <Checkbox.Control />
              <Checkbox.Label>{label}</Checkbox.Label>
            </Checkbox.Root>
          </FieldItem>
        ))}
      </CheckboxGroup>
    );
  }
  if (kind === 'SELECT') {
    return (
      <SelectField
        name={name}
        options={options}
        value={one ?? ''}
        onBlur={onBlur}
        onValue={(value) => onChosen([value])}
      />
    );
  }
  if (options.length <= 3) {
    return <SegmentedChoice choices={options} value={one} onValue={(value) => onChosen([value])} />;
  }
  return (
    <RadioGroup.Root
      {...labelledBy}
      {...describedBy}
      aria-invalid={invalid}
      value={one ?? null}
      onValueChange={({ value }) => onChosen(value === null ? [] : [value])}
    >
      {options.map(({ label, value }) => (
        <RadioGroup.Item key={value} value={value}>
          <RadioGroup.ItemHiddenInput onBlur={onBlur} />
          <RadioGroup.ItemIndicator />
          <RadioGroup.ItemText>{label}</RadioGroup.ItemText>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
