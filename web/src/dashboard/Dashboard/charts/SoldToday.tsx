import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { ReceiptIndianRupee } from 'lucide-react';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { SoldToday_dashboard$key } from '../../../__generated__/SoldToday_dashboard.graphql.ts';
import { useOpens } from '../../../app/router/opens.ts';
import { MoneyText } from '../../../ui/MoneyText.tsx';

/** A phone's bottom bar: today's sales, and a link to the next bill for users who may create one. */
export function SoldToday({ dashboard }: { dashboard: SoldToday_dashboard$key }) {
  const { sales } = useFragment(
    graphql`
      fragment SoldToday_dashboard on Dashboard {
        sales(days: $days) {
          days {
            total
          }
        }
      }
    `,
    dashboard,
  );
  const mayBill = useOpens('billing');
  const today = sales?.days.at(-1);
  return (
    <HStack hideFrom="md" layerStyle="marginTop" justify="space-between" px="4" py="2" gap="3">
      <Box>
        <Box textStyle="second" color="fg.muted">
          {formatMessage('dashboard.soldToday')}
        </Box>
        <MoneyText textStyle="figure" shape="figure" amount={today && paiseOf(today.total)} />
      </Box>
      {mayBill && (
        <Button asChild size="lg">
          <Link to="/Billing">
            <ReceiptIndianRupee strokeWidth={1.75} aria-hidden />
            {formatMessage('dashboard.newBill')}
          </Link>
        </Button>
      )}
    </HStack>
  );
}
