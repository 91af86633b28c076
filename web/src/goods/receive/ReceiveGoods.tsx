import {
  formatMessage,
  MAX_BILL_NUMBER,
  MAX_SUPPLIER_NAME,
  parseQuantity,
  quantityText,
  rupees,
  type Milli,
  type Paise,
} from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { toast } from '../../app/toast/toast.ts';
import { FormStatus } from '../../record/FormStatus.tsx';
import { RecordForm } from '../../record/RecordForm.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { FormNumber } from '../../ui/FormNumber.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { checkEntries, EMPTY, type Entries } from './entries.ts';
import { useReceiveGoods } from './useReceiveGoods.ts';
import { useSupplierNames } from './useSupplierNames.ts';

interface Props {
  /** Global ids. */
  product: string;
  variant: string | undefined;
  unit: string;
  /** The current stock. */
  base: Milli;
  whole: boolean;
  onReceived: () => void;
}

/** Received goods: quantity, cost, supplier and bill number, and the resulting stock. */
export function ReceiveGoods({ product, variant, unit, base, whole, onReceived }: Props) {
  const { write, busy, checking } = useReceiveGoods();
  const names = useSupplierNames();
  const listId = useId();
  return (
    <RecordForm<Entries, Awaited<ReturnType<typeof write>>>
      stored={EMPTY}
      guard="none"
      check={(entries) => checkEntries(entries, whole)}
      save={({ quantity, cost, supplier, billNumber }, key) =>
        write({
          key,
          product,
          ...(variant !== undefined && { variant }),
          quantity: quantityText(parseQuantity(quantity) ?? 0),
          cost: cost === undefined ? null : rupees(cost),
          supplier: supplier.trim() || null,
          billNumber: billNumber.trim() || null,
        })
      }
      // Kept for the next product of the same bill.
      next={({ supplier, billNumber }) => ({ ...EMPTY, supplier, billNumber })}
      onSaved={(_outcome, { quantity }) => {
        toast.success(formatMessage('goods.saved', { n: quantityText(parseQuantity(quantity) ?? 0) }));
        onReceived();
      }}
      renderFrame={(content, { handleSubmit }) => (
        <chakra.form noValidate onSubmit={handleSubmit} mt="3" display="flex" flexDirection="column" gap="4">
          {content}
        </chakra.form>
      )}
    >
      {({ values }) => {
        const came = parseQuantity(values.quantity);
        return (
          <>
            <Box display="grid" gridTemplateColumns="1fr 1fr" gap="4" alignItems="start">
              <FormNumber
                name="quantity"
                label={`${formatMessage('goods.quantity')} (${unit})`}
                required
                whole={whole}
              />
              <Box>
                <Box textStyle="second" color="fg.muted">
                  {formatMessage('goods.after')}
                </Box>
                <Box asChild display="block" mt="2" fontWeight="semibold">
                  <output>{came === undefined ? '–' : `${quantityText(base + came)} ${unit}`}</output>
                </Box>
              </Box>
            </Box>
            <FormField<Paise | undefined>
              name="cost"
              label={formatMessage('goods.cost')}
              hint={formatMessage('goods.costHint')}
            >
              {({ name, value, onBlur }, setValue) => (
                <MoneyInput name={name} value={value} onValue={setValue} onBlur={onBlur} />
              )}
            </FormField>
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
            <Box display="flex" alignItems="center" gap="3" flexWrap="wrap">
              <Button type="submit" loading={busy} loadingText={formatMessage('shell.saving')}>
                {formatMessage('goods.save')}
              </Button>
              <FormStatus checking={checking} />
            </Box>
          </>
        );
      }}
    </RecordForm>
  );
}
