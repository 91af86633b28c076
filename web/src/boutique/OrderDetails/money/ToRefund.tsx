import { formatRupees, formatMessage, type MoneyMode } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { ToRefund_order$key } from '../../../__generated__/ToRefund_order.graphql.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { MODE_OPTIONS } from '../../../billing/index.ts';
import { toast } from '../../../app/toast/toast.ts';
import { RecordDialogForm } from '../../../record/RecordDialogForm.tsx';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { FormSelect } from '../../../ui/FormSelect.tsx';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { useRefundOrder } from './useRefundOrder.ts';

interface Props {
  order: ToRefund_order$key;
  may: boolean;
}

const BEGUN: { mode: MoneyMode } = { mode: 'CASH' };

/**
 * The amount received beyond the total, such as after an edit that lowered it; renders nothing if there is
 * none.
 */
export function ToRefund({ order, may }: Props) {
  const { id, number, toRefund } = useFragment(
    graphql`
      fragment ToRefund_order on Order {
        id
        number
        toRefund
      }
    `,
    order,
  );
  const [open, setOpen] = useState(false);
  const { write, busy, checking } = useRefundOrder();
  const { revalidate } = useRevalidator();
  const amount = formatRupees(paiseOf(toRefund));
  const end = (): void => setOpen(false);
  if (paiseOf(toRefund) === 0) return null;
  return (
    <HStack justify="space-between" mt="3" color="part.fg" gap="3">
      <Box>{formatMessage('orderDetails.toRefund')}</Box>
      <HStack gap="3">
        <MoneyText amount={paiseOf(toRefund)} fontWeight="semibold" />
        {may && (
          <Button
            variant="outline"
            size="sm"
            minH={{ base: 'control.touch', lg: 'control.sm' }}
            onClick={() => setOpen(true)}
          >
            {formatMessage('orderDetails.refund')}
          </Button>
        )}
      </HStack>
      {open && (
        <FormDialog open title={formatMessage('orderDetails.refundTitle', { amount, number })} onClose={end}>
          <RecordDialogForm
            stored={BEGUN}
            check={() => ({})}
            save={({ mode }, key) => write({ key, order: id, amount: toRefund, mode })}
            onSaved={() => {
              toast.success(formatMessage('orderDetails.refunded', { amount }));
              end();
              void revalidate();
            }}
            submit={formatMessage('orderDetails.refund')}
            busy={busy}
            onCancel={end}
            checking={checking}
          >
            {() => (
              <FormSelect
                name="mode"
                label={formatMessage('orderList.refundMode')}
                required
                options={MODE_OPTIONS}
              />
            )}
          </RecordDialogForm>
        </FormDialog>
      )}
    </HStack>
  );
}
