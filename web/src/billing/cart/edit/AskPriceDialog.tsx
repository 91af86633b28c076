import { parseRupees, rupeesProblem, formatMessage, type Paise } from '@galla/domain';
import { Input } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import type { CatalogueEntry } from '../../../catalogue/index.ts';
import { RecordDialogForm } from '../../../record/RecordDialogForm.tsx';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { FormField } from '../../../ui/FormField.tsx';

interface Props {
  open: boolean;
  /** The item without a catalogue price; undefined while closed. */
  entry: CatalogueEntry | undefined;
  onPrice: (entry: CatalogueEntry, price: Paise) => void;
  onClose: () => void;
}

function checkPrice({ price }: { price: string }): Record<string, string> {
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
        <RecordDialogForm
          stored={{ price: '' }}
          check={checkPrice}
          save={async ({ price }) => {
            const paise = parseRupees(price);
            if (paise !== undefined) onPrice(entry, paise);
            return undefined;
          }}
          submit={formatMessage('billing.addAtPrice')}
          little
          keys={['Enter']}
          onCancel={onClose}
        >
          {() => (
            <FormField name="price" label={formatMessage('billing.price')}>
              {(field) => (
                <InputGroup startElement="₹" startElementProps={{ color: 'fg.subtle' }}>
                  <Input {...field} inputMode="decimal" autoComplete="off" textAlign="end" />
                </InputGroup>
              )}
            </FormField>
          )}
        </RecordDialogForm>
      )}
    </FormDialog>
  );
}
