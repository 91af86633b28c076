import { CONSENT_SOURCES, formatMessage } from '@galla/domain';
import { Checkbox } from '@chakra-ui/react/checkbox';
import { VStack } from '@chakra-ui/react/stack';
import { useFormikContext } from 'formik';
import { FormField } from '../../../ui/FormField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { EditValues } from './editValues.ts';

const SOURCES = CONSENT_SOURCES.map((value) => ({ value, label: formatMessage(`ownData.source.${value}`) }));

/** The consent to messages, saved with the rest of the form; a change includes how it was given. */
export function ConsentFields({ stored }: { stored: string | undefined }) {
  const { values, setFieldValue } = useFormikContext<EditValues>();
  if (stored === undefined) return null;
  return (
    <VStack align="stretch" gap="3">
      <Checkbox.Root
        checked={values.consent === 'yes'}
        onCheckedChange={({ checked }) => void setFieldValue('consent', checked === true ? 'yes' : '')}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{formatMessage('ownData.consent')}</Checkbox.Label>
      </Checkbox.Root>
      {values.consent !== stored && (
        <FormField name="consentSource" label={formatMessage('ownData.source')}>
          {({ value, name, onBlur }, setValue) => (
            <SelectField
              name={name}
              options={SOURCES}
              value={value}
              placeholder=""
              onValue={setValue}
              onBlur={onBlur}
            />
          )}
        </FormField>
      )}
    </VStack>
  );
}
