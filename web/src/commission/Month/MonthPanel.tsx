import { formatMessage, type Day } from '@galla/domain';
import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { MonthPanelQuery } from '../../__generated__/MonthPanelQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { useReload } from '../../app/router/useReasked.ts';
import { MonthView } from './MonthView.tsx';

/** Initially the column shows the newest few (picture 21); a button loads as many as a page allows. */
const FEW = 4;
const ALL = 100;

interface Props {
  /** Global id of the employee; '' for the signed-in user. */
  employee: string;
  /** Undefined for the open month. */
  month: Day | undefined;
  onMonth: (month: Day) => void;
  /** Incremented by every Retry. */
  attempt: number;
}

/** An employee's current month and the closed ones. */
export function MonthPanel({ employee, month, onMonth, attempt }: Props) {
  const [version, setVersion] = useState(0);
  const [closed, setClosed] = useState(FEW);
  const { reload } = useReload();
  const { viewer, node } = useLazyLoadQuery<MonthPanelQuery>(
    graphql`
      query MonthPanelQuery($employee: ID!, $own: Boolean!, $month: Date, $closed: Int!) {
        viewer {
          mayEdit: viewerCan(menu: EMPLOYEES, flag: EDIT)
          profile {
            isOwner
          }
          own: commission {
            employeeId
          }
          commission @include(if: $own) {
            ...MonthView_commission
          }
        }
        node(id: $employee) @skip(if: $own) {
          ... on Employee {
            fullName
            commission {
              ...MonthView_commission
            }
          }
        }
      }
    `,
    { employee, own: employee === '', month: month ?? null, closed },
    fetchOptions(attempt, version),
  );
  const commission = viewer?.commission ?? node?.commission;
  if (viewer == null || commission == null) throw new Error(formatMessage('earnings.failed'));
  return (
    <MonthView
      commission={commission}
      name={node?.fullName ?? ''}
      // Users can't close or pay their own month.
      mayEdit={viewer.mayEdit && employee !== '' && employee !== viewer.own?.employeeId}
      isOwner={viewer.profile.isOwner}
      onMonth={onMonth}
      onAll={closed === FEW ? () => setClosed(ALL) : undefined}
      onChanged={() => {
        setVersion((last) => last + 1);
        void reload();
      }}
    />
  );
}
