import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { CommissionDetailQuery } from '../../__generated__/CommissionDetailQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { EarningLines } from './EarningLines.tsx';

interface Props {
  /** Global id; '' for the own earnings. */
  employee: string;
  document: string;
  attempt: number;
}

/** What a bill earns by product and service (spec 3 §2.7), and the sum under its double rule. */
export function CommissionDetail({ employee, document, attempt }: Props) {
  const { viewer, node } = useLazyLoadQuery<CommissionDetailQuery>(
    graphql`
      query CommissionDetailQuery($employee: ID!, $own: Boolean!, $document: ID!) {
        viewer @include(if: $own) {
          commission {
            detail(document: $document) {
              total
              products {
                ...EarningLines_line
              }
              services {
                ...EarningLines_line
              }
            }
          }
        }
        node(id: $employee) @skip(if: $own) {
          ... on Employee {
            commission {
              detail(document: $document) {
                total
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
    { employee, document, own: employee === '' },
    fetchOptions(attempt),
  );
  const detail = (viewer?.commission ?? node?.commission)?.detail;
  if (detail == null || detail.products.length + detail.services.length === 0)
    return <EmptyState title={formatMessage('commission.noDetail')} />;
  return (
    <>
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
    </>
  );
}
