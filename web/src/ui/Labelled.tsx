import { formatMessage } from '@galla/domain';
import { Field } from '@chakra-ui/react/field';
import { Span } from '@chakra-ui/react/span';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export interface LabelledProps {
  label: string;
  /** The sentence of the problem; the field is then marked and the sentence is read out with it. */
  error?: string | undefined;
  required?: boolean | undefined;
  /** The label is heard and not seen: where the field stands says what it is. */
  labelHidden?: boolean | undefined;
  /** Says "(optional)" behind the label, where most fields of a form are required. */
  optional?: boolean | undefined;
  hint?: string | undefined;
  disabled?: boolean | undefined;
  /** The control stands beside its label, from a tablet on, instead of below it. */
  beside?: boolean | undefined;
  /** Beside the label, at the right: "Show". */
  aside?: ReactNode;
  children: ReactNode;
}

/** A field with its label above and its problem below, tied together for those who hear the screen. */
export function Labelled({
  label,
  error,
  required,
  optional,
  hint,
  disabled,
  labelHidden = false,
  aside,
  beside = false,
  children,
}: LabelledProps) {
  return (
    <Field.Root
      {...(beside && {
        display: { md: 'grid' },
        gridTemplateColumns: { md: '1fr 1fr' },
        alignItems: 'center',
      })}
      invalid={error !== undefined}
      {...(required !== undefined && { required })}
      {...(disabled !== undefined && { disabled })}
    >
      <Span
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        w="full"
        {...(labelHidden && { srOnly: true })}
      >
        <Field.Label>
          {label}
          {required === true && <Field.RequiredIndicator />}
          {optional === true && (
            <Span color="fg.subtle" fontWeight="normal">
              {formatMessage('shell.optional')}
            </Span>
          )}
        </Field.Label>
        {aside}
      </Span>
      {children}
      {error === undefined ? (
        hint !== undefined && <Field.HelperText>{hint}</Field.HelperText>
      ) : (
        // Inside the help of the field, which its control names in aria-describedby: aria-errormessage, which the
        // field sets for problems, is not read out by every screen reader.
        <Field.HelperText as="div">
          <Field.ErrorText>
            <Span lineHeight="0" pt="0.5" flexShrink="0">
              <CircleAlert size={16} strokeWidth={2} aria-hidden />
            </Span>
            {error}
          </Field.ErrorText>
        </Field.HelperText>
      )}
    </Field.Root>
  );
}
