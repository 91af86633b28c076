import { ownBarcode, formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { useField } from 'formik';
import { useFieldContext } from '../ui/useFieldContext.ts';

/** The field of bar codes in the forms of products and variants. */
const NAME = 'barcode';

/** A code of the shop's own; that no other item has it yet, upstream looks when it is saved. */
const made = (): string => ownBarcode(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

/** Beside the label of a bar code that is empty: fills in one of the shop's own, and the focus goes to where it stands. */
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

/** For the `asides` of a form that may ask for a bar code. */
export const BARCODE_ASIDE = { [NAME]: <OwnBarcode /> };
