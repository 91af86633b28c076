import { mobileText, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { WantedNumber_employee$key } from '../../__generated__/WantedNumber_employee.graphql.ts';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
import { useFreshPin } from '../ConfirmPin/useFreshPin.tsx';
import { useConfirmLoginNumber } from './useConfirmLoginNumber.ts';

/**
 * The login number that an employee requested, with a button that confirms it: after a confirmation, with the
 * owner's PIN if it is due.
 */
export function WantedNumber({ employee }: { employee: WantedNumber_employee$key }) {
  const { id, fullName, pendingMobile } = useFragment(
    graphql`
      fragment WantedNumber_employee on Employee {
        id
        fullName
        pendingMobile
      }
    `,
    employee,
  );
  const [asking, setAsking] = useState(false);
  const ownPin = useFreshPin(formatMessage('session.confirmNumberPin'));
  const { write, busy } = useConfirmLoginNumber(ownPin.ask);
  if (pendingMobile == null) return null;
  const named = { name: fullName, mobile: mobileText(pendingMobile) };
  return (
    <Box display="flex" alignItems="center" justifyContent="space-between" gap="3" pb="2">
      <Box color="part.fg" textStyle="second">
        {formatMessage('session.numberWanted', named)}
      </Box>
      <Button
        variant="outline"
        size="sm"
        minH={{ base: 'control.touch', md: 'control.sm' }}
        flexShrink="0"
        aria-label={formatMessage('session.confirmNumberFor', named)}
        onClick={() => setAsking(true)}
      >
        {formatMessage('session.confirmNumber')}
      </Button>
      <ConfirmWrite
        open={asking}
        title={formatMessage('session.confirmNumberQuestion', named)}
        confirm={formatMessage('session.confirmNumber')}
        busy={busy}
        write={(key) => write({ key, employee: id, mobile: pendingMobile })}
        done={formatMessage('session.numberConfirmed', named)}
        onEnd={() => setAsking(false)}
      >
        {formatMessage('session.confirmNumberExplained', named)}
      </ConfirmWrite>
      {ownPin.dialog}
    </Box>
  );
}
