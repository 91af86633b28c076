import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Target as TargetIcon } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { Target_commission$key } from '../../__generated__/Target_commission.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { TargetBar } from './TargetBar.tsx';
import { TargetDialog } from './TargetDialog.tsx';

interface Props {
  commission: Target_commission$key;
  /** Name of the employee. */
  name: string;
  mayEdit: boolean;
}

/** An employee's target of this month with its progress, and a button to change it. */
export function Target({ commission, name, mayEdit }: Props) {
  const { employeeId, target } = useFragment(
    graphql`
      fragment Target_commission on EmployeeCommission {
        employeeId
        target {
          month
          amount
          ...TargetBar_target
        }
      }
    `,
    commission,
  );
  const [changing, setChanging] = useState(false);
  const { revalidate } = useRevalidator();
  const amount = target.amount == null ? undefined : paiseOf(target.amount);
  if (amount === undefined && !mayEdit) return null;
  return (
    <Box asChild my="2" display="flex" alignItems="center" columnGap="6" rowGap="1" flexWrap="wrap">
      <section aria-label={formatMessage('target.amount')}>
        <Box flex="1" minW={{ base: 'full', md: '0' }} color={amount === undefined ? 'fg.muted' : 'fg'}>
          {amount === undefined ? formatMessage('target.none') : <TargetBar target={target} />}
          <Box color="fg.muted" textStyle="second">
            {formatMessage('target.explained')}
          </Box>
        </Box>
        {mayEdit && (
          <Button variant="outline" size="sm" onClick={() => setChanging(true)}>
            <TargetIcon strokeWidth={1.75} aria-hidden />
            {formatMessage(amount === undefined ? 'target.set' : 'target.change')}
          </Button>
        )}
        {changing && (
          <TargetDialog
            employee={employeeId}
            name={name}
            stored={{ month: target.month, amount }}
            onSaved={() => void revalidate()}
            onClose={() => setChanging(false)}
          />
        )}
      </section>
    </Box>
  );
}
