import { mobileText, say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { WantedNumber_employee$key } from '../../__generated__/WantedNumber_employee.graphql.ts';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useFreshPin } from '../ConfirmPin/useFreshPin.tsx';
import { useConfirmLoginNumber } from './useConfirmLoginNumber.ts';

/** The login number that a person wants, with the button that confirms it: asked first, with the own PIN where it is due. */
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
  const { write, busy } = useConfirmLoginNumber();
  const ownPin = useFreshPin(say('session.confirmNumberPin'));
  if (pendingMobile == null) return null;
  const named = { name: fullName, mobile: mobileText(pendingMobile) };

  const go = async (key = newKey()): Promise<void> => {
    const outcome = await write({ key, employee: id, mobile: pendingMobile });
    setAsking(false);
    if (outcome.kind === 'saved') toast.success(say('session.numberConfirmed', named));
    else if (outcome.kind !== 'pin') toast.error(outcome.message);
    else if (await ownPin.ask()) await go(key);
  };

  return (
    <Box display="flex" alignItems="center" justifyContent="space-between" gap="3" pb="2">
      <Box color="part.fg" textStyle="second">
        {say('session.numberWanted', named)}
      </Box>
      <Button
        variant="outline"
        size="sm"
        minH={{ base: 'control.touch', md: 'control.sm' }}
        flexShrink="0"
        aria-label={say('session.confirmNumberFor', named)}
        onClick={() => setAsking(true)}
      >
        {say('session.confirmNumber')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={say('session.confirmNumberQuestion', named)}
        confirm={say('session.confirmNumber')}
        busy={busy}
        onConfirm={() => void go()}
        onCancel={() => setAsking(false)}
      >
        {say('session.confirmNumberExplained', named)}
      </ConfirmDialog>
      {ownPin.dialog}
    </Box>
  );
}
