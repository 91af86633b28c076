import { formatMessage } from '@galla/domain';
import { Field } from '@chakra-ui/react/field';
import { Span } from '@chakra-ui/react/span';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export interface LabelledProps {
  label: string;
  /** The problem's message, which marks the field as invalid and is read out with it. */
  error?: string | undefined;
  required?: boolean | undefined;
  /** Visually hides the label, if the field's position makes it clear. */
  labelHidden?: boolean | undefined;
  /** Shows "(optional)" after the label, if most fields of the form are required. */
  optional?: boolean | undefined;
  hint?: string | undefined;
  disabled?: boolean | undefined;
  /** From tablets on, places the control beside its label instead of below. */
  beside?: boolean | undefined;
  /** Content beside the label, at the right: "Show". */
  aside?: ReactNode;
  children: ReactNode;
}

/** A field with its label above and its problem below, associated for screen readers. */
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
        // Inside the help text, which the control references by aria-describedby: not every screen reader reads
        // aria-errormessage, which the field sets for problems.
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
