import { say } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Input } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import { chakra } from '@chakra-ui/react/styled-system';
import { Formik } from 'formik';
import { stockText } from '../../../catalogue/Stock.tsx';
import { FormField } from '../../../ui/FormField.tsx';
import type { CartLine } from '../cart.ts';
import { checkValues, readValues, startValues, type EditedLine } from './editedLine.ts';

interface Props {
  line: CartLine;
  maySetStock: boolean;
  onCancel: () => void;
  onRemove: () => void;
  onEdited: (edited: EditedLine) => void;
}

const number = { inputMode: 'decimal', autoComplete: 'off', textAlign: 'end' } as const;

/** Quantity and price of a line, and for those who may the stock. Everything in a field is selected on focus. */
export function EditLineForm({ line, maySetStock, onCancel, onRemove, onEdited }: Props) {
  return (
    <Formik
      initialValues={startValues(line, maySetStock)}
      initialTouched={{ quantity: true }}
      validate={(values) => checkValues(line, values)}
      onSubmit={(values) => {
        const edited = readValues(line, values);
        if (edited !== undefined) onEdited(edited);
      }}
    >
      {({ handleSubmit }) => (
        <chakra.form noValidate display="contents" onSubmit={handleSubmit}>
          <Dialog.Description>{line.name}</Dialog.Description>
          <Dialog.Body display="flex" flexDirection="column" gap="4">
            <FormField name="quantity" label={say('billing.quantity')} hint={stockText(line)}>
              {(field) => <Input {...field} {...number} onFocus={(event) => event.target.select()} />}
            </FormField>
            <FormField name="price" label={say('billing.price')}>
              {(field) => (
                <InputGroup startElement="₹" startElementProps={{ color: 'fg.subtle' }}>
                  <Input {...field} {...number} onFocus={(event) => event.target.select()} />
                </InputGroup>
              )}
            </FormField>
            {maySetStock && (
              <FormField name="stock" label={say('billing.stock')}>
                {(field) => <Input {...field} {...number} onFocus={(event) => event.target.select()} />}
              </FormField>
            )}
          </Dialog.Body>
          <Dialog.Footer>
            <Button variant="outline" data-tone="due" me="auto" onClick={onRemove}>
              {say('billing.remove')}
            </Button>
            <Button variant="outline" onClick={onCancel}>
              {say('shell.cancel')}
            </Button>
            <Button type="submit">{say('shell.save')}</Button>
          </Dialog.Footer>
        </chakra.form>
      )}
    </Formik>
  );
}
