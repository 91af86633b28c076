import { formatMessage } from '@galla/domain';
import { createListCollection } from '@chakra-ui/react/collection';
import { Combobox } from '@chakra-ui/react/combobox';
import { Portal } from '@chakra-ui/react/portal';
import { useMemo, useState, type FocusEventHandler } from 'react';

interface Option {
  label: string;
  value: string;
}

interface Props {
  name: string;
  options: readonly Option[];
  /** The initial text: the field keeps its own, so that no key press is lost in a round trip through the form. */
  value: string;
  onText: (text: string) => void;
  onBlur: FocusEventHandler;
}

const spelled = (text: string): string => text.trim().toLocaleLowerCase('en-IN');

/** The options that match the typed text; all if it is empty. */
const matching = (options: readonly Option[], typed: string): Option[] =>
  options.filter(({ label }) => spelled(label).includes(spelled(typed)));

/** A text field with a filtered list of options that also accepts new texts, which are in the list next time. */
export default function ProposedChoice({ name, options, value, onText, onBlur }: Props) {
  const [typed, setTyped] = useState('');
  const collection = useMemo(
    () =>
      createListCollection({
        items: matching(options, typed),
        itemToString: ({ label }) => label,
        itemToValue: (option) => option.value,
      }),
    [options, typed],
  );
  return (
    <Combobox.Root
      collection={collection}
      defaultInputValue={value}
      defaultValue={options.some((option) => option.value === value) ? [value] : []}
      allowCustomValue
      openOnClick
      onOpenChange={({ open }) => !open && setTyped('')}
      onInputValueChange={({ inputValue, reason }) => {
        setTyped(reason === 'input-change' ? inputValue : '');
        onText(inputValue);
      }}
    >
      <Combobox.Control>
        <Combobox.Input name={name} autoComplete="off" onBlur={onBlur} />
        <Combobox.IndicatorGroup>
          <Combobox.Trigger />
        </Combobox.IndicatorGroup>
      </Combobox.Control>
      <Portal>
        <Combobox.Positioner>
          <Combobox.Content>
            <Combobox.Empty>{formatMessage('forms.newText', { text: typed })}</Combobox.Empty>
            {collection.items.map((option) => (
              <Combobox.Item key={option.value} item={option}>
                <Combobox.ItemText>{option.label}</Combobox.ItemText>
                <Combobox.ItemIndicator />
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Portal>
    </Combobox.Root>
  );
}
