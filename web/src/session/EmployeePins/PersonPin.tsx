import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PersonPin_employee$key } from '../../__generated__/PersonPin_employee.graphql.ts';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
import { Person } from '../../ui/Person.tsx';
import { useFreshPin } from '../ConfirmPin/useFreshPin.tsx';
import { MadePinDialog } from './MadePinDialog.tsx';
import { useCreateOneTimePin } from './useCreateOneTimePin.ts';
import { WantedNumber } from './WantedNumber.tsx';

interface Props {
  employee: PersonPin_employee$key;
  /** Only the owner may create PINs. */
  mayMake: boolean;
}

/**
 * An employee with any login number to be confirmed, and the button that creates a one-time PIN: after a
 * confirmation, with the owner's PIN if it is due, shown only once.
 */
export function PersonPin({ employee, mayMake }: Props) {
  const data = useFragment(
    graphql`
      fragment PersonPin_employee on Employee {
        id
        fullName
        designation {
          name
        }
        ...WantedNumber_employee
      }
    `,
    employee,
  );
  const { id, fullName, designation } = data;
  const [asking, setAsking] = useState(false);
  const [made, setMade] = useState<string>();
  const ownPin = useFreshPin(formatMessage('session.makePinConfirm'));
  const { write, busy } = useCreateOneTimePin(ownPin.ask);

  return (
    <Box asChild borderBottom="1px solid" borderColor="border">
      <li>
        <Box display="flex" alignItems="center" gap="3" minH="row.list">
          <Box flex="1" minW="0">
            <Person name={fullName} second={designation?.name} />
          </Box>
          {mayMake && (
            <Button
              variant="outline"
              size="sm"
              minH={{ base: 'control.touch', md: 'control.sm' }}
              flexShrink="0"
              aria-label={formatMessage('session.makePinFor', { name: fullName })}
              onClick={() => setAsking(true)}
            >
              {formatMessage('session.oneTimePin')}
            </Button>
          )}
        </Box>
        <WantedNumber employee={data} />
        <ConfirmWrite
          open={asking}
          title={formatMessage('session.makePinQuestion', { name: fullName })}
          confirm={formatMessage('session.makePin')}
          busy={busy}
          write={(key) => write({ key, employee: id })}
          onSaved={({ saved }) => setMade(saved.pin)}
          onEnd={() => setAsking(false)}
        >
          {formatMessage('session.makePinExplained', { name: fullName })}
        </ConfirmWrite>
        {ownPin.dialog}
        <MadePinDialog name={fullName} pin={made} onClose={() => setMade(undefined)} />
      </li>
    </Box>
  );
}
