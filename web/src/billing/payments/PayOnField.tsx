import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { DateField } from '../../ui/DateField.tsx';
import { Labelled } from '../../ui/Labelled.tsx';
import { PAY_ON_ID } from '../cart/elements.ts';
import type { Tendering } from './tender.ts';

/** The day on which the customer promises to pay the rest; staff are reminded on that day. */
export function PayOnField({ money }: { money: Tendering }) {
  const { today } = useShopClock();
  const { tender, problems, dispatch } = money;
  return (
    <Labelled label={formatMessage('billing.payOn')} optional error={problems.payOn}>
      <Box id={PAY_ON_ID} w="full">
        <DateField
          value={tender.payOn ?? ''}
          onValue={(payOn) => dispatch({ type: 'payOn', payOn })}
          min={today}
        />
      </Box>
    </Labelled>
  );
}
