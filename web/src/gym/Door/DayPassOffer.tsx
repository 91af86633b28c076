import { formatMessage, formatRupees, type Paise } from '@galla/domain';
import { useEffect } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { DayPassOfferQuery } from '../../__generated__/DayPassOfferQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { paiseOf } from '../../app/graph/scalars.ts';

interface Props {
  attempt: number;
  /** Incremented to refetch after a write that was refused because the price had changed. */
  version: number;
  /** The amount to pay; undefined if day passes are not sold. */
  onTotal: (total: Paise | undefined) => void;
}

/** The current price of a day pass, as calculated by the server. */
export function DayPassOffer({ attempt, version, onTotal }: Props) {
  const { viewer } = useLazyLoadQuery<DayPassOfferQuery>(
    graphql`
      query DayPassOfferQuery {
        viewer {
          tenant {
            gymDayPass {
              total
            }
          }
        }
      }
    `,
    {},
    { ...fetchOptions(attempt, version), fetchPolicy: 'network-only' },
  );
  const total = viewer?.tenant?.gymDayPass?.total;
  useEffect(() => onTotal(total === undefined ? undefined : paiseOf(total)), [total, onTotal]);
  if (total === undefined) return <p>{formatMessage('dayPass.noneSold')}</p>;
  return <p>{formatMessage('dayPass.explained', { total: formatRupees(paiseOf(total)) })}</p>;
}
