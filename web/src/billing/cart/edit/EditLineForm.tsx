import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import type { FocusEvent } from 'react';
import { ReasonFields, stockText } from '../../../catalogue/index.ts';
import { RecordDialogForm } from '../../../record/RecordDialogForm.tsx';
import { FormField } from '../../../ui/FormField.tsx';
import type { CartLine } from '../cart.ts';
import { checkValues, correctsStock, readValues, startValues, type EditedLine } from './editedLine.ts';

interface Props {
  line: CartLine;
  maySetStock: boolean;
  onCancel: () => void;
  onRemove: () => void;
  onEdited: (edited: EditedLine) => void;
}

const number = {
  inputMode: 'decimal',
  autoComplete: 'off',
  textAlign: 'end',
  onFocus: (event: FocusEvent<HTMLInputElement>): void => event.target.select(),
} as const;

/**
 * A line's quantity and price and, with the right, the item's stock with the reason for its correction. Focusing a
 * field selects its content.
 */
export function EditLineForm({ line, maySetStock, onCancel, onRemove, onEdited }: Props) {
  return (
    <RecordDialogForm
      stored={startValues(line, maySetStock)}
      touched={{ quantity: true }}
      check={(values) => checkValues(line, values)}
      save={async (values) => {
        const edited = readValues(line, values);
        if (edited !== undefined) onEdited(edited);
        return undefined;
      }}
      submit={formatMessage('shell.save')}
      beside={
        <Button variant="outline" data-tone="due" me="auto" onClick={onRemove}>
          {formatMessage('billing.remove')}
        </Button>
      }
      onCancel={onCancel}
    >
      {({ values }) => (
        <>
          <FormField name="quantity" label={formatMessage('billing.quantity')} hint={stockText(line)}>
            {(field) => <Input {...field} {...number} />}
          </FormField>
          <FormField name="price" label={formatMessage('billing.price')}>
            {(field) => (
              <InputGroup startElement="₹" startElementProps={{ color: 'fg.subtle' }}>
                <Input {...field} {...number} />
              </InputGroup>
            )}
          </FormField>
          {maySetStock && (
            <FormField name="stock" label={formatMessage('billing.stock')}>
              {(field) => <Input {...field} {...number} />}
            </FormField>
          )}
          {correctsStock(line, values) && <ReasonFields reason="reason" note="note" />}
        </>
      )}
    </RecordDialogForm>
  );
}
