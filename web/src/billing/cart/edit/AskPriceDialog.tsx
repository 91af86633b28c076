import { parseRupees, rupeesProblem, formatMessage, type Paise } from '@galla/domain';
import { Input } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import { Formik } from 'formik';
import type { CatalogueEntry } from '../../../catalogue/index.ts';
import { DialogForm } from '../../../ui/dialog/DialogForm.tsx';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { FormField } from '../../../ui/FormField.tsx';

interface Props {
  open: boolean;
  /** The item without a catalogue price; undefined while closed. */
  entry: CatalogueEntry | undefined;
  onPrice: (entry: CatalogueEntry, price: Paise) => void;
  onClose: () => void;
}

function checkPrice({ price }: { price: string }): { price?: string } {
  const paise = parseRupees(price);
  if (paise === undefined) return { price: rupeesProblem(price) };
  return paise < 0 ? { price: formatMessage('billing.priceInvalid') } : {};
}

/** Asks for the price of an item without a catalogue price; Enter adds it to the cart. */
export default function AskPriceDialog({ open, entry, onPrice, onClose }: Props) {
  return (
    <FormDialog
      open={open}
      size="sm"
      title={formatMessage('billing.priceAsked')}
      description={entry?.title}
      onClose={onClose}
    >
      {entry && (
        <Formik
          initialValues={{ price: '' }}
          validate={checkPrice}
          onSubmit={({ price }) => {
            const paise = parseRupees(price);
            if (paise !== undefined) onPrice(entry, paise);
          }}
        >
          {({ handleSubmit }) => (
            <DialogForm
              submit={formatMessage('billing.addAtPrice')}
              unsaved={false}
              keys={['Enter']}
              onSubmit={handleSubmit}
              onCancel={onClose}
            >
              <FormField name="price" label={formatMessage('billing.price')}>
                {(field) => (
                  <InputGroup startElement="₹" startElementProps={{ color: 'fg.subtle' }}>
                    <Input {...field} inputMode="decimal" autoComplete="off" textAlign="end" />
                  </InputGroup>
                )}
              </FormField>
            </DialogForm>
          )}
        </Formik>
      )}
    </FormDialog>
  );
}
