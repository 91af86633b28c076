import { formatDayNear, formatMessage, formatRupees } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AdvanceRows_advance$key } from '../../__generated__/AdvanceRows_advance.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { modeWord } from '../../billing/index.ts';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
import { FigureRow } from '../../ui/FigureRow.tsx';
import { useDeleteAdvance } from './useWriteMonths.ts';

interface Props {
  advances: AdvanceRows_advance$key;
  mayDelete: boolean;
  onChanged: () => void;
}

/** The advances by day; one recorded by mistake can be deleted. */
export function AdvanceRows({ advances: key, mayDelete, onChanged }: Props) {
  const advances = useFragment(
    graphql`
      fragment AdvanceRows_advance on EmployeeAdvance @relay(plural: true) {
        id
        amount
        mode
        note
        paidOn
        isOfStatement
      }
    `,
    key,
  );
  const { today } = useShopClock();
  const [going, setGoing] = useState<(typeof advances)[number]>();
  const { write, busy } = useDeleteAdvance();
  const dayOf = ({ paidOn }: { paidOn: string }): string => formatDayNear(paidOn, today);
  if (advances.length === 0) return null;
  return (
    <>
      <dl aria-label={formatMessage('earnings.advances')}>
        {advances.map((advance) => {
          const { id, amount, mode, note, isOfStatement } = advance;
          const label = formatMessage('earnings.advanceOn', {
            day: dayOf(advance),
            mode: modeWord(mode),
          });
          return (
            <FigureRow
              key={id}
              label={note == null ? label : `${label}, ${note}`}
              amount={-paiseOf(amount)}
              act={
                mayDelete &&
                !isOfStatement && (
                  <Button
                    size="sm"
                    variant="plain"
                    px="0"
                    aria-label={formatMessage('earnings.advanceDelete', { day: dayOf(advance) })}
                    onClick={() => setGoing(advance)}
                  >
                    <Trash2 strokeWidth={1.75} aria-hidden />
                  </Button>
                )
              }
            />
          );
        })}
      </dl>
      <ConfirmWrite
        open={going !== undefined}
        title={formatMessage('earnings.deleteTitle')}
        confirm={formatMessage('earnings.delete')}
        busy={busy}
        write={(writeKey) => write({ key: writeKey, advance: going?.id ?? '' })}
        done={formatMessage('earnings.deleted')}
        onSaved={onChanged}
        onEnd={() => setGoing(undefined)}
      >
        {going && formatMessage('earnings.deleteHint', { amount: formatRupees(paiseOf(going.amount)) })}
      </ConfirmWrite>
    </>
  );
}
