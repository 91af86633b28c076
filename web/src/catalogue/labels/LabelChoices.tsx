import { LABEL_FIELDS, formatMessage, type LabelField, type LabelOptions } from '@galla/domain';
import { Checkbox } from '@chakra-ui/react/checkbox';
import { Fieldset } from '@chakra-ui/react/fieldset';
import { HStack, VStack } from '@chakra-ui/react/stack';
import type { LabelRow } from './labelRow.ts';
import { PaperChoice } from './PaperChoice.tsx';

interface Props {
  options: LabelOptions;
  rows: readonly LabelRow[];
  onOptions: (options: LabelOptions) => void;
}

/** Whether a label has the field at all; fields that no label has are not offered. */
const HAS: Record<LabelField, (row: LabelRow) => boolean> = {
  name: () => true,
  price: ({ price }) => price > 0,
  mrp: ({ mrp = 0 }) => mrp > 0,
  sku: ({ sku }) => sku !== undefined,
  barcode: ({ barcode }) => barcode !== undefined,
};

/** Paper, code size, and the fields printed beside the code. */
export function LabelChoices({ options, rows, onOptions }: Props) {
  const { fields } = options;
  const offered = LABEL_FIELDS.filter((field) => rows.length === 0 || rows.some(HAS[field]));
  const turn = (field: LabelField, on: boolean): void =>
    onOptions({
      ...options,
      fields: LABEL_FIELDS.filter((one) => (one === field ? on : fields.includes(one))),
    });
  return (
    <VStack layerStyle="section" gap="4" align="stretch" mt="6">
      <PaperChoice options={options} onOptions={onOptions} />
      <Fieldset.Root>
        <Fieldset.Legend>{formatMessage('labels.printed')}</Fieldset.Legend>
        <HStack flexWrap="wrap">
          {offered.map((field) => (
            <Checkbox.Root
              key={field}
              checked={fields.includes(field)}
              minH="control.touch"
              me="4"
              onCheckedChange={(details) => turn(field, details.checked === true)}
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label>{formatMessage(`labels.field.${field}`)}</Checkbox.Label>
            </Checkbox.Root>
          ))}
        </HStack>
      </Fieldset.Root>
    </VStack>
  );
}
