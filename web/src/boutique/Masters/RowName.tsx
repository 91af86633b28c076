import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { useField } from 'formik';
import { useEffect, useRef } from 'react';

/** The name field of a row being edited, labelled by the column heading. */
export function RowName({ label }: { label: string }) {
  const [field, { touched, error }] = useField<string>('name');
  const input = useRef<HTMLInputElement>(null);
  // The user has just opened the row and types next.
  useEffect(() => input.current?.focus(), []);
  const message = touched ? error : undefined;
  return (
    <Field.Root invalid={message !== undefined}>
      <Input {...field} ref={input} aria-label={label} autoComplete="off" bg="bg" scrollMarginBottom="24" />
      {message !== undefined && (
        <Field.HelperText as="div">
          <Field.ErrorText>{message}</Field.ErrorText>
        </Field.HelperText>
      )}
    </Field.Root>
  );
}
