import { formatMessage, formatRupees } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ExpenseRows_day$key } from '../../__generated__/ExpenseRows_day.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
import { ExpenseDialog } from './ExpenseDialog.tsx';
import { FigureRow } from '../../ui/FigureRow.tsx';
import { useDeleteExpense } from './useWriteDays.ts';

interface Props {
  day: ExpenseRows_day$key;
  onChanged: () => void;
}

/** The expenses paid from the drawer on the open day; one recorded by mistake can be deleted. */
export function ExpenseRows({ day, onChanged }: Props) {
  const { paidOut, expenses } = useFragment(
    graphql`
      fragment ExpenseRows_day on DayBook {
        paidOut
        expenses {
          id
          purpose
          amount
          isOfEmployee
        }
      }
    `,
    day,
  );
  const [paying, setPaying] = useState(false);
  const [going, setGoing] = useState<(typeof expenses)[number]>();
  const { write, busy } = useDeleteExpense();
  return (
    <>
      <dl>
        <FigureRow
          label={formatMessage('dayClose.paidOut')}
          amount={-paiseOf(paidOut)}
          act={
            <Button size="sm" variant="outline" onClick={() => setPaying(true)}>
              <Plus strokeWidth={2} aria-hidden />
              {formatMessage('dayClose.addExpense')}
            </Button>
          }
        />
      </dl>
      {expenses.length > 0 && (
        <Box asChild ps="4">
          <dl aria-label={formatMessage('dayClose.expenses')}>
            {expenses.map((expense) => (
              <FigureRow
                key={expense.id}
                label={expense.purpose}
                amount={-paiseOf(expense.amount)}
                act={
                  !expense.isOfEmployee && (
                    <Button
                      size="sm"
                      variant="plain"
                      px="0"
                      aria-label={formatMessage('dayClose.deleteExpense', { purpose: expense.purpose })}
                      onClick={() => setGoing(expense)}
                    >
                      <Trash2 strokeWidth={1.75} aria-hidden />
                    </Button>
                  )
                }
              />
            ))}
          </dl>
        </Box>
      )}
      {paying && <ExpenseDialog onSaved={onChanged} onClose={() => setPaying(false)} />}
      <ConfirmWrite
        open={going !== undefined}
        title={formatMessage('dayClose.deleteTitle')}
        confirm={formatMessage('dayClose.delete')}
        busy={busy}
        write={(key) => write({ key, expense: going?.id ?? '' })}
        done={formatMessage('dayClose.deleted')}
        onSaved={onChanged}
        onEnd={() => setGoing(undefined)}
      >
        {going &&
          formatMessage('dayClose.deleteHint', {
            amount: formatRupees(paiseOf(going.amount)),
            purpose: going.purpose,
          })}
      </ConfirmWrite>
    </>
  );
}
