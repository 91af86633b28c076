import { formatCount, formatMessage, formatRupees, mobileText } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { FormStatus } from '../../record/FormStatus.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { MoneyColumn } from '../../ui/MoneyColumn.tsx';
import { Person } from '../../ui/Person.tsx';
import { SumFigure } from '../../ui/SumFigure.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import { useWide } from '../../ui/useWide.ts';
import { AmountRows } from '../document/AmountRows.tsx';
import { SettlementFields } from './SettlementFields.tsx';
import type { Sold } from './soldDocument.ts';
import { returnOf, type ReturnValues } from './values.ts';

interface Props {
  sold: Sold;
  customer: { name: string; mobile: string | null };
  mayBill: boolean;
  busy: boolean;
  checking: boolean;
}

/** The label of the main button. */
function actOf({ settlement }: ReturnValues, rest: number): string {
  if (rest === 0 || settlement !== 'REFUND') return formatMessage('returns.makeNote');
  return formatMessage('returns.giveBack', { amount: formatRupees(rest) });
}

/** The credit note to be created, where its value goes, and the button that creates it. */
export function NoteColumn({ sold, customer, mayBill, busy, checking }: Props) {
  const { values, handleSubmit, validateForm } = useFormikContext<ReturnValues>();
  const [open, setOpen] = useState(false);
  const wide = useWide();
  const { rest, ofDue, ...totals } = returnOf(sold, values);
  const count = totals.lines.filter(({ total }) => total > 0).length;
  const submit = async (): Promise<void> => {
    const { quantities, reason, note } = await validateForm();
    // Their problems are shown behind the sheet.
    if (quantities ?? reason ?? note) setOpen(false);
    handleSubmit();
  };
  useShortcut('Ctrl+Enter', () => void submit(), {
    says: actOf(values, rest),
    enabled: !busy,
    inDialog: !wide,
  });
  const amounts = [
    { label: formatMessage('returns.value'), amount: totals.taxable },
    { label: formatMessage('billing.cgst'), amount: totals.cgst },
    { label: formatMessage('billing.sgst'), amount: totals.sgst },
    { label: formatMessage('billing.igst'), amount: totals.igst },
    { label: formatMessage('returns.discountPart'), amount: -totals.discount },
    { label: formatMessage('billing.roundOff'), amount: totals.roundOff },
    { label: formatMessage('returns.ofDue'), amount: ofDue },
  ].filter(({ amount }) => amount !== 0);
  return (
    <MoneyColumn
      title={formatMessage('returns.creditNote')}
      width="cart"
      head={<Person name={customer.name} second={mobileText(customer.mobile)} />}
      openLabel={formatMessage('returns.openNote')}
      open={open}
      onOpen={setOpen}
      figure={<SumFigure label={formatMessage('returns.total')} amount={totals.total} />}
      foot={
        <Box
          bg="bg.subtle"
          borderTop="1px solid"
          borderColor="border"
          px="5"
          pt="3"
          pb="4"
          flexShrink="0"
          display="grid"
          gap="3"
        >
          {rest > 0 && <SettlementFields sold={sold} rest={rest} mayBill={mayBill} />}
          {rest === 0 && totals.total > 0 && <Box color="fg.muted">{formatMessage('returns.dueHint')}</Box>}
          <SumFigure label={formatMessage('returns.total')} amount={totals.total} />
          <FormStatus />
          <Button
            size="lg"
            onClick={() => void submit()}
            loading={busy}
            loadingText={formatMessage(checking ? 'faults.checkingSaved' : 'returns.making')}
          >
            {actOf(values, rest)}
            <Kbd keys={['Ctrl', 'Enter']} />
          </Button>
        </Box>
      }
    >
      <Box layerStyle="section" display="flex" justifyContent="space-between" mt="1" mb="1">
        <Box asChild textStyle="section">
          <h2>{formatMessage('returns.creditNote')}</h2>
        </Box>
        <Box color="fg.muted">{formatCount('billing.items', count)}</Box>
      </Box>
      <AmountRows amounts={amounts} />
    </MoneyColumn>
  );
}
