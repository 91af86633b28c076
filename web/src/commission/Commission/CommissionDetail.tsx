import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { CommissionDetailQuery } from '../../__generated__/CommissionDetailQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { BillHead } from './BillHead.tsx';
import { EarningLines } from './EarningLines.tsx';
import { PaidShare } from './PaidShare.tsx';

interface Props {
  /** Global id; '' for the user's own commission. */
  employee: string;
  document: string;
  /** Whether the user may see bills. */
  withBill: boolean;
  attempt: number;
  /** Incremented whenever the figures are found to be outdated. */
  stale: number;
}

/**
 * The commission of a bill by product and service (spec 3 §2.7), with the total. Users who may see the bill
 * get its figures above.
 */
export function CommissionDetail({ employee, document, withBill, attempt, stale }: Props) {
  const { viewer, node, bill } = useLazyLoadQuery<CommissionDetailQuery>(
    graphql`
      query CommissionDetailQuery($employee: ID!, $own: Boolean!, $document: ID!, $withBill: Boolean!) {
        viewer @include(if: $own) {
          commission {
            detail(document: $document) {
              total
              percent
              ...PaidShare_detail
              products {
                ...EarningLines_line
              }
              services {
                ...EarningLines_line
              }
            }
          }
        }
        bill: node(id: $document) @include(if: $withBill) {
          ... on Document {
            ...BillHead_document @alias(as: "head")
          }
        }
        node(id: $employee) @skip(if: $own) {
          ... on Employee {
            commission {
              detail(document: $document) {
                total
                percent
                ...PaidShare_detail
                products {
                  ...EarningLines_line
                }
                services {
                  ...EarningLines_line
                }
              }
            }
          }
        }
      }
    `,
    { employee, document, withBill, own: employee === '' },
    fetchOptions(attempt, stale),
  );
  const detail = (viewer?.commission ?? node?.commission)?.detail;
  const head = bill?.head && <BillHead document={bill.head} />;
  if (detail == null || detail.products.length + detail.services.length === 0)
    return (
      <>
        {head}
        <EmptyState title={formatMessage('commission.noDetail')} />
      </>
    );
  return (
    <>
      {head}
      <EarningLines title={formatMessage('commission.products')} lines={detail.products} />
      <EarningLines title={formatMessage('commission.services')} lines={detail.services} />
      <Box
        display="flex"
        justifyContent="space-between"
        alignItems="baseline"
        borderTop="3px double"
        borderColor="fg"
        pt="2"
      >
        <Box textStyle="rowTitle">{formatMessage('commission.totalAmount')}</Box>
        <Box textStyle="figure">
          <MoneyText amount={paiseOf(detail.total)} shape="figure" />
        </Box>
      </Box>
      <PaidShare detail={detail} />
      {detail.percent != null && (
        <Box color="fg.muted">{formatMessage('split.partOf', { percent: detail.percent })}</Box>
      )}
    </>
  );
}
