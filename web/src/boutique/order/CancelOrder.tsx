import { formatRupees, formatMessage, type Paise, type MoneyMode } from '@galla/domain';
import { Textarea } from '@chakra-ui/react/textarea';
import { useRevalidator } from 'react-router-dom';
import { MODE_OPTIONS } from '../../billing/index.ts';
import { toast } from '../../app/toast/toast.ts';
import { RecordDialogForm } from '../../record/RecordDialogForm.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { FormSelect } from '../../ui/FormSelect.tsx';
import { Labelled } from '../../ui/Labelled.tsx';
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx';
import { useSetOrderStatus } from './useSetOrderStatus.ts';

interface Props {
  order: {
    id: string;
    number: string;
    version: number;
    /** Global id of the status "Cancelled". */
    status: string;
    received: Paise;
  };
  onEnd: () => void;
}

interface Entries {
  becomes: 'refund' | 'keep';
  mode: MoneyMode;
  reason: string;
}

const BEGUN: Entries = { becomes: 'refund', mode: 'CASH', reason: '' };

/**
 * Asks before an order is cancelled and, if money was received, what happens to it, because nothing may stay
 * pending.
 */
export function CancelOrder({ order: { id, number, version, status, received }, onEnd }: Props) {
  const { write, busy, checking } = useSetOrderStatus();
  const { revalidate } = useRevalidator();
  const asks = received > 0;
  return (
    <FormDialog
      open
      title={formatMessage('orderList.cancelTitle', { number })}
      description={
        asks
          ? formatMessage('orderList.cancelReceived', { amount: formatRupees(received) })
          : formatMessage('orderList.cancelExplained')
      }
      onClose={onEnd}
    >
      <RecordDialogForm
        stored={BEGUN}
        check={({ becomes, reason }) =>
          asks && becomes === 'keep' && reason.trim() === ''
            ? { reason: formatMessage('orderList.reasonMissing') }
            : {}
        }
        save={({ becomes, mode, reason }, key) =>
          write({
            key,
            order: id,
            status,
            expectedVersion: version,
            ...(asks && { received: becomes === 'keep' ? { keep: reason.trim() } : { refund: mode } }),
          })
        }
        onSaved={() => {
          toast.success(formatMessage('orderList.cancelled', { number }));
          onEnd();
          void revalidate();
        }}
        onRefused={({ kind }) => {
          if (kind === 'changed') void revalidate();
          return false;
        }}
        submit={formatMessage('orderList.cancelOrder')}
        busy={busy}
        onCancel={onEnd}
        checking={checking}
      >
        {({ values, setFieldValue }) => (
          <>
            {asks && (
              <Labelled label={formatMessage('orderList.moneyBecomes')} required>
                <SegmentedChoice<Entries['becomes']>
                  choices={[
                    { value: 'refund', label: formatMessage('orderList.refund') },
                    { value: 'keep', label: formatMessage('orderList.keep') },
                  ]}
                  value={values.becomes}
                  onValue={(next) => void setFieldValue('becomes', next)}
                />
              </Labelled>
            )}
            {asks && values.becomes === 'refund' && (
              <FormSelect
                name="mode"
                label={formatMessage('orderList.refundMode')}
                required
                options={MODE_OPTIONS}
              />
            )}
            {asks && values.becomes === 'keep' && (
              <FormField name="reason" label={formatMessage('orderList.reason')} required>
                {(field) => <Textarea {...field} rows={2} maxLength={200} />}
              </FormField>
            )}
          </>
        )}
      </RecordDialogForm>
    </FormDialog>
  );
}
