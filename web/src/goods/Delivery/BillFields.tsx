import { formatMessage, MAX_BILL_NUMBER, MAX_SUPPLIER_NAME } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { useId } from 'react';
import { FormField } from '../../ui/FormField.tsx';
import { useSupplierNames } from '../receive/useSupplierNames.ts';

/** Supplier and number of the bill. */
export function BillFields() {
  const names = useSupplierNames();
  const listId = useId();
  return (
    <Box display="grid" gridTemplateColumns={{ md: '1fr 1fr' }} gap="4" alignItems="start">
      <FormField
        name="supplier"
        label={formatMessage('goods.supplier')}
        hint={formatMessage('goods.supplierHint')}
      >
        {(input) => <Input {...input} list={listId} maxLength={MAX_SUPPLIER_NAME} autoComplete="off" />}
      </FormField>
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <FormField name="billNumber" label={formatMessage('goods.billNumber')}>
        {(input) => <Input {...input} maxLength={MAX_BILL_NUMBER} autoComplete="off" />}
      </FormField>
    </Box>
  );
}
