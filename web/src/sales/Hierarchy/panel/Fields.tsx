import { formatMessage } from '@galla/domain';
import { Input } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import { VStack } from '@chakra-ui/react/stack';
import { useEffect, useRef } from 'react';
import { FormField } from '../../../ui/FormField.tsx';

interface Props {
  disabled: boolean;
  /** Focuses the name, because the form was opened for input. */
  first: boolean;
}

/** Name, points and commission. */
export function Fields({ disabled, first }: Props) {
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (first) name.current?.focus();
  }, [first]);
  return (
    <VStack align="stretch" gap="4">
      <FormField name="name" label={formatMessage('hierarchy.name')} required disabled={disabled}>
        {(field) => <Input ref={name} {...field} autoComplete="off" autoCapitalize="words" />}
      </FormField>
      <FormField name="visibilityPoints" label={formatMessage('hierarchy.points')} disabled={disabled}>
        {(field) => <Input {...field} inputMode="numeric" autoComplete="off" />}
      </FormField>
      <FormField
        name="commissionPercent"
        label={formatMessage('hierarchy.commission')}
        hint={formatMessage('hierarchy.commissionHint')}
        disabled={disabled}
      >
        {(field) => (
          <InputGroup endElement="%">
            <Input {...field} inputMode="decimal" autoComplete="off" />
          </InputGroup>
        )}
      </FormField>
    </VStack>
  );
}
