import { useFieldContext as useArkField } from '@chakra-ui/react/field';

interface FieldContext {
  controlId: string | undefined;
  invalid: boolean;
  /** For a group of controls, which is named by its field's label. */
  labelledBy: { 'aria-labelledby'?: string };
  /** The field's hint or problem. */
  describedBy: { 'aria-describedby'?: string };
}

const NO_FIELD: FieldContext = { controlId: undefined, invalid: false, labelledBy: {}, describedBy: {} };

/** The attributes that a custom control needs from the labelled field around it, if there is one. */
export function useFieldContext(): FieldContext {
  const field = useArkField();
  if (field === undefined) return NO_FIELD;
  const { invalid, ids, ariaDescribedby } = field;
  return {
    controlId: ids.control,
    invalid,
    labelledBy: { 'aria-labelledby': ids.label },
    describedBy: ariaDescribedby === undefined ? {} : { 'aria-describedby': ariaDescribedby },
  };
}
