import { formatDayNear, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { OpenSupplierQuery } from '../../__generated__/OpenSupplierQuery.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { DetailDrawer } from '../../ui/DetailDrawer.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';

interface Props {
  /** Global id of the supplier. */
  id: string;
  onClose: () => void;
}

/** Number of deliveries shown. */
const SHOWN = 100;

function Loaded({ id, onClose, attempt }: Props & { attempt: number }) {
  const { viewer, node } = useLazyLoadQuery<OpenSupplierQuery>(
    graphql`
      query OpenSupplierQuery($id: ID!, $first: Int!) {
        node(id: $id) {
          ... on Supplier @alias(as: "supplier") {
            name
          }
        }
        viewer {
          tenant {
            goodsReceipts(supplier: $id, first: $first) {
              edges {
                node {
                  id
                  productTitle
                  variantSku
                  billNumber
                  quantity
                  unit
                  cost
                  receivedOn
                  receivedBy
                }
              }
            }
          }
        }
      }
    `,
    { id, first: SHOWN },
    fetchOptions(attempt),
  );
  const { today } = useShopClock();
  const receipts = viewer?.tenant?.goodsReceipts;
  const supplier = node?.supplier;
  return (
    <DetailDrawer title={supplier?.name ?? formatMessage('goods.supplier')} open onClose={onClose}>
      {supplier == null || receipts == null ? (
        <EmptyState title={formatMessage('goods.supplierMissing')} />
      ) : (
        <ul aria-label={formatMessage('goods.section')}>
          {receipts.edges.map(({ node: receipt }) => {
            const { productTitle, variantSku, billNumber, quantity, unit, cost } = receipt;
            const about = [
              formatDayNear(receipt.receivedOn, today),
              billNumber != null && formatMessage('goods.bill', { number: billNumber }),
              receipt.receivedBy,
            ];
            return (
              <Box
                asChild
                key={receipt.id}
                display="flex"
                gap="3"
                py="2"
                borderBottom="1px solid"
                borderColor="border"
              >
                <li>
                  <Box flex="1" minW="0">
                    <Box textStyle="rowTitle">{[productTitle, variantSku].filter(Boolean).join(' · ')}</Box>
                    <Box textStyle="second" color="fg.subtle">
                      {about.filter(Boolean).join(' · ')}
                    </Box>
                  </Box>
                  <Box textAlign="end" flexShrink="0">
                    <Box fontWeight="semibold">{`+${quantity} ${unit}`}</Box>
                    {cost != null && (
                      <Box textStyle="second" color="fg.subtle">
                        <MoneyText amount={paiseOf(cost)} />
                      </Box>
                    )}
                  </Box>
                </li>
              </Box>
            );
          })}
        </ul>
      )}
    </DetailDrawer>
  );
}

/** The goods received from a supplier, newest first, beside the list. */
export const OpenSupplier = ({ id, onClose }: Props) => (
  <Part
    title={formatMessage('goods.suppliersFailed')}
    skeleton={
      <DetailDrawer title={formatMessage('goods.supplier')} open onClose={onClose}>
        <SkeletonRows rows={6} />
      </DetailDrawer>
    }
  >
    {(attempt) => <Loaded id={id} onClose={onClose} attempt={attempt} />}
  </Part>
);
