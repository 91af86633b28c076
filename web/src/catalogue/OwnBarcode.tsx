import { ownBarcode, formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { useField } from 'formik';
import { useFieldContext } from '../ui/useFieldContext.ts';

/** Name of the barcode field in the forms of products and variants. */
const NAME = 'barcode';

/** A random in-house code. The server checks on save that no other item has it. */
const made = (): string => ownBarcode(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

/**
 * Shown beside the label of an empty barcode field: fills in an in-house code and moves the focus to the
 * field.
 */
function OwnBarcode() {
  const [{ value }, , { setValue }] = useField<string>(NAME);
  const { controlId } = useFieldContext();
  if (value !== '') return null;
  return (
    <Button
      variant="ghost"
      size="xs"
      px="0"
      my="-1"
      onClick={() => {
        void setValue(made());
        document.getElementById(controlId ?? '')?.focus();
      }}
    >
      {formatMessage('stock.generateBarcode')}
    </Button>
  );
}

/** For the `asides` of a form with a barcode field. */
export const BARCODE_ASIDE = { [NAME]: <OwnBarcode /> };
