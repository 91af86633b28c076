import { formatMessage } from '@galla/domain';
import { createListCollection } from '@chakra-ui/react/collection';
import { Combobox } from '@chakra-ui/react/combobox';
import { Portal } from '@chakra-ui/react/portal';
import { useMemo, useState } from 'react';

interface Option {
  label: string;
  value: string;
}

interface Props {
  options: readonly Option[];
  chosen: readonly string[];
  many: boolean;
  onChosen: (chosen: string[]) => void;
}

/** Maximum number of rendered options; typing narrows them down. */
const SHOWN = 50;

const matching = (options: readonly Option[], text: string): Option[] => {
  const wanted = text.trim().toLocaleLowerCase('en-IN');
  return options.filter(({ label }) => label.toLocaleLowerCase('en-IN').includes(wanted)).slice(0, SHOWN);
};

/** A list that is filtered while typing. */
export default function Autocomplete({ options, chosen, many, onChosen }: Props) {
  const [text, setText] = useState('');
  const collection = useMemo(
    () =>
      createListCollection({
        items: matching(options, text),
        itemToString: ({ label }) => label,
        itemToValue: ({ value }) => value,
      }),
    [options, text],
  );
  return (
    <Combobox.Root
      collection={collection}
      value={[...chosen]}
      multiple={many}
      openOnClick
      onInputValueChange={(details) => setText(details.reason === 'input-change' ? details.inputValue : '')}
      onValueChange={(details) => onChosen(details.value)}
    >
      <Combobox.Control>
        <Combobox.Input />
        <Combobox.IndicatorGroup>
          <Combobox.Trigger />
        </Combobox.IndicatorGroup>
      </Combobox.Control>
      <Portal>
        <Combobox.Positioner>
          <Combobox.Content>
            <Combobox.Empty>{formatMessage('shell.nothingFound', { text })}</Combobox.Empty>
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
