import { CAUSE_LENGTH, formatMessage, type Paise, rupees } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { Wrap } from '@chakra-ui/react/wrap';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { AlterForm_item$key } from '../../../__generated__/AlterForm_item.graphql.ts';
import type { AlterForm_tenant$key } from '../../../__generated__/AlterForm_tenant.graphql.ts';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { toast } from '../../../app/toast/toast.ts';
import { RecordDialogForm } from '../../../record/RecordDialogForm.tsx';
import { DateField } from '../../../ui/DateField.tsx';
import { FormField } from '../../../ui/FormField.tsx';
import { FormSelect } from '../../../ui/FormSelect.tsx';
import { MoneyInput } from '../../../ui/MoneyInput.tsx';
import { detailsPath } from '../../order/paths.ts';
import { type AlterationEntries, CAUSES, checkAlterationForm } from './entries.ts';
import { useCreateAlteration } from './useCreateAlteration.ts';

interface Props {
  item: AlterForm_item$key;
  tenant: AlterForm_tenant$key;
  /** Global id of the piece. */
  piece: string;
  onClose: () => void;
}

/**
 * What to alter, the charge, the delivery day and the employee. On success the alteration's order opens, with
 * its job card.
 */
export function AlterForm({ item, tenant, piece, onClose }: Props) {
  const { assignments, order } = useFragment(
    graphql`
      fragment AlterForm_item on OrderItem {
        assignments {
          stage {
            id
          }
        }
        order {
          gstPercent
        }
      }
    `,
    item,
  );
  const { stages, employees } = useFragment(
    graphql`
      fragment AlterForm_tenant on Tenant @throwOnFieldError {
        stages {
          id
          name
        }
        employees(filter: { active: true }) {
          id
          fullName
        }
      }
    `,
    tenant,
  );
  const { today } = useShopClock();
  const { write, busy, checking } = useCreateAlteration();
  const navigate = useNavigate();
  const stored: AlterationEntries = {
    cause: '',
    charge: 0,
    deliveryDate: '',
    employee: '',
    stage: assignments.at(-1)?.stage.id ?? stages.at(-1)?.id ?? '',
  };
  const percent = order?.gstPercent ?? '0';
  return (
    <RecordDialogForm<AlterationEntries, Awaited<ReturnType<typeof write>>>
      stored={stored}
      check={(entries) => checkAlterationForm(entries, today)}
      save={({ cause, charge, deliveryDate, employee, stage }, key) =>
        write({
          key,
          piece,
          cause: cause.trim(),
          charge: rupees(charge ?? 0),
          deliveryDate,
          assignment: employee === '' ? null : { employee, stage },
        })
      }
      onSaved={({ saved }) => {
        toast.success(formatMessage('alteration.saved', { number: saved.order.number }));
        onClose();
        void navigate(detailsPath(saved.order.id));
      }}
      submit={formatMessage('alteration.submit')}
      busy={busy}
      onCancel={onClose}
      checking={checking}
    >
      {({ values, setFieldValue }) => (
        <>
          <FormField name="cause" label={formatMessage('alteration.cause')} required>
            {(field) => <Input {...field} maxLength={CAUSE_LENGTH} autoComplete="off" />}
          </FormField>
          <Wrap gap="2">
            {CAUSES.map((cause) => (
              <Button
                key={cause}
                variant="outline"
                size="sm"
                minH={{ base: 'control.touch', md: 'control.sm' }}
                onClick={() => void setFieldValue('cause', formatMessage(cause))}
              >
                {formatMessage(cause)}
              </Button>
            ))}
          </Wrap>
          <FormField<Paise | undefined>
            name="charge"
            label={formatMessage('alteration.charge')}
            hint={
              Number(percent) === 0
                ? formatMessage('alteration.chargeHintNoGst')
                : formatMessage('alteration.chargeHint', { percent })
            }
          >
            {({ name, value, onBlur }, setValue) => (
              <MoneyInput name={name} value={value} onValue={setValue} onBlur={onBlur} />
            )}
          </FormField>
          <FormField name="deliveryDate" label={formatMessage('alteration.readyBy')} required>
            {(field, setValue) => <DateField {...field} min={today} onValue={setValue} />}
          </FormField>
          <FormSelect
            name="employee"
            label={formatMessage('alteration.who')}
            placeholder={formatMessage('alteration.nobody')}
            options={employees.map(({ id, fullName }) => ({ value: id, label: fullName }))}
          />
          {values.employee !== '' && (
            <FormSelect
              name="stage"
              label={formatMessage('alteration.stage')}
              required
              options={stages.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </>
      )}
    </RecordDialogForm>
  );
}
