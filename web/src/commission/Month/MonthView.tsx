import { formatMessage, type Day } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { MonthView_commission$key } from '../../__generated__/MonthView_commission.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { MoneyColumn } from '../../ui/MoneyColumn.tsx';
import { SumFigure } from '../../ui/SumFigure.tsx';
import { ClosedActs } from './ClosedActs.tsx';
import { ClosedMonths } from './ClosedMonths.tsx';
import { MonthHead } from './MonthHead.tsx';
import { MonthSums } from './MonthSums.tsx';
import { OpenActs } from './OpenActs.tsx';
import { PaidLine } from './PaidLine.tsx';

interface Props {
  commission: MonthView_commission$key;
  name: string;
  mayEdit: boolean;
  isOwner: boolean;
  onMonth: (month: Day) => void;
  /** Loads all closed months; undefined once loaded. */
  onAll: (() => void) | undefined;
  onChanged: () => void;
}

/** The money column of a month: earnings, amount payable, and actions. */
export function MonthView({ commission, name, mayEdit, isOwner, onMonth, onAll, onChanged }: Props) {
  const { employeeId, month, statements } = useFragment(
    graphql`
      fragment MonthView_commission on EmployeeCommission {
        employeeId
        month(month: $month) {
          month
          payable
          statement {
            id
            number
            ...ClosedActs_statement
            ...PaidLine_statement
          }
          ...MonthSums_month
          ...OpenActs_month
        }
        statements(first: $closed) {
          totalCount
          edges {
            node {
              id
              reopenedAt
              ...ClosedMonths_statement
            }
          }
        }
      }
    `,
    commission,
  );
  const [open, setOpen] = useState(false);
  const payable = paiseOf(month.payable);
  const figure = (
    <SumFigure
      label={formatMessage(payable < 0 ? 'earnings.carriedOn' : 'earnings.payable')}
      amount={payable}
    />
  );
  const closed = statements.edges.map(({ node }) => node);
  const last = closed.find(({ reopenedAt }) => reopenedAt == null);
  const { statement } = month;
  return (
    <MoneyColumn
      title={formatMessage('earnings.title')}
      width="selection"
      openLabel={formatMessage('earnings.title')}
      open={open}
      onOpen={setOpen}
      figure={figure}
    >
      <MonthHead month={month.month} number={statement?.number} onMonth={onMonth} />
      <MonthSums month={month} mayDelete={mayEdit && statement == null} onChanged={onChanged} />
      {figure}
      {statement != null && <PaidLine statement={statement} />}
      <Box display="grid" gap="3" mt="3">
        {statement == null ? (
          mayEdit && <OpenActs month={month} employee={employeeId} name={name} onChanged={onChanged} />
        ) : (
          <ClosedActs
            statement={statement}
            mayEdit={mayEdit}
            mayReopen={isOwner && statement.id === last?.id}
            onChanged={onChanged}
          />
        )}
      </Box>
      <ClosedMonths
        statements={closed}
        total={statements.totalCount}
        onMonth={onMonth}
        onAll={statements.totalCount > closed.length ? onAll : undefined}
      />
    </MoneyColumn>
  );
}
