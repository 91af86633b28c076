import { isShortMobile, normalizeMobile, formatMessage } from '@galla/domain';
import { Checkbox } from '@chakra-ui/react/checkbox';
import { Input } from '@chakra-ui/react/input';
import { useImperativeHandle, useState, type Ref } from 'react';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { toast } from '../../app/toast/toast.ts';
import { useDraft } from '../../local/useDraft.ts';
import { RecordDialogForm } from '../../record/RecordDialogForm.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { MoreFields } from './MoreFields.tsx';
import { checkValues, inputOf, isNewCustomer, startValues } from './newCustomer.ts';
import { TakenNumber } from './TakenNumber.tsx';
import { namedCustomer, useCreateCustomer, type NamedCustomer, type Taken } from './useCreateCustomer.ts';

/** What the dialog can do with the form. */
export interface FormHandle {
  /** The form was cancelled, so its draft is deleted. */
  forget: () => void;
}

interface Props {
  handle: Ref<FormHandle>;
  typed: string;
  inOrder: boolean;
  onCancel: () => void;
  onCustomer: (customer: NamedCustomer, added: boolean) => void;
}

function shortHint(mobile: string): string | undefined {
  const digits = normalizeMobile(mobile);
  return digits !== undefined && isShortMobile(digits) ? formatMessage('customers.mobileShort') : undefined;
}

/**
 * Name and number, further fields behind a button; the draft survives the end of a session. If the number is
 * taken, the form offers its customer instead.
 */
export function AddCustomerForm({ handle, typed, inOrder, onCancel, onCustomer }: Props) {
  const draft = useDraft('add-customer', isNewCustomer);
  const { drop } = draft;
  const { today } = useShopClock();
  useImperativeHandle(handle, () => ({ forget: drop }), [drop]);
  const [taken, setTaken] = useState<Taken & { mobile: string }>();
  const { write, busy, checking } = useCreateCustomer();
  return (
    <RecordDialogForm
      stored={startValues(typed)}
      // Keeps the Aadhaar number off the device, where others could read it.
      draft={{ ...draft, keep: (values) => draft.keep({ ...values, aadhaar: '' }) }}
      check={(values) => checkValues(values, inOrder, today)}
      save={(values, key) => {
        setTaken(undefined);
        return write(inputOf(key, values));
      }}
      onSaved={({ saved: { customer } }) => {
        toast.success(formatMessage('customers.added', { name: customer.name }));
        onCustomer(namedCustomer(customer), true);
      }}
      onRefused={(outcome, values, { setErrors }) => {
        if (outcome.answer?.taken) {
          const { takenBy, mayOpen } = outcome.answer.taken;
          setTaken({
            by: takenBy ? namedCustomer(takenBy) : undefined,
            mayOpen,
            mobile: values.mobile.trim(),
          });
          setErrors({ mobile: formatMessage('customers.mobileTaken') });
        } else if (outcome.kind === 'problems') return false;
        else toast.error(outcome.message);
        return true;
      }}
      submit={formatMessage('customers.addButton')}
      keys={['Enter']}
      busy={busy}
      checking={checking}
      onCancel={onCancel}
    >
      {({ values, setFieldValue }) => (
        <>
          <FormField name="name" label={formatMessage('customers.name')} required>
            {(field) => <Input {...field} autoComplete="off" autoCapitalize="words" />}
          </FormField>
          <FormField
            name="mobile"
            label={formatMessage('customers.mobile')}
            required
            hint={shortHint(values.mobile)}
          >
            {(field) => <Input {...field} type="tel" autoComplete="off" />}
          </FormField>
          {/* Only for the number that was sent; a changed one has not been tried yet. */}
          {taken?.mobile === values.mobile.trim() && (
            <TakenNumber
              {...taken}
              onChoose={(customer) => {
                drop();
                onCustomer(customer, false);
              }}
            />
          )}
          <Checkbox.Root
            checked={values.consent === 'yes'}
            onCheckedChange={({ checked }) => void setFieldValue('consent', checked === true ? 'yes' : '')}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{formatMessage('ownData.consentAsk')}</Checkbox.Label>
          </Checkbox.Root>
          <MoreFields />
        </>
      )}
    </RecordDialogForm>
  );
}
