/* oxlint-disable relay/must-colocate-fragment-spreads -- the row of the list shows this data, too */
import { formatDayNear, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
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
import { UndoReceipt } from '../undo/UndoReceipt.tsx';

interface Props {
  /** Global id of the supplier. */
  id: string;
  onClose: () => void;
}

/** Number of deliveries shown. */
const SHOWN = 100;

function Loaded({ id, onClose, attempt }: Props & { attempt: number }) {
  const [undone, setUndone] = useState(0);
  const { viewer, node } = useLazyLoadQuery<OpenSupplierQuery>(
    graphql`
      query OpenSupplierQuery($id: ID!, $first: Int!) {
        node(id: $id) {
          ... on Supplier @alias(as: "supplier") {
            name
            # Its row in the list, whose totals an undone receipt changes.
            ...columns_supplier
          }
        }
        viewer {
          mayEdit: viewerCan(menu: PRODUCTS, flag: EDIT)
          mayEditOptical: viewerCan(menu: OPTICAL_PRODUCTS, flag: EDIT)
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
                  undoneAt
                  ...UndoReceipt_receipt
                }
              }
            }
          }
        }
      }
    `,
    { id, first: SHOWN },
    // Shows cached data at once and always refetches it.
    fetchOptions(attempt, undone),
  );
  const { today } = useShopClock();
  const receipts = viewer?.tenant?.goodsReceipts;
  const supplier = node?.supplier;
  const mayUndo = viewer?.mayEdit === true || viewer?.mayEditOptical === true;
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
                    <UndoReceipt
                      receipt={receipt}
                      mayUndo={mayUndo}
                      onUndone={() => setUndone((count) => count + 1)}
                    />
                  </Box>
                  <Box textAlign="end" flexShrink="0">
                    <Box
                      fontWeight="semibold"
                      {...(receipt.undoneAt != null && {
                        textDecoration: 'line-through',
                        color: 'fg.subtle',
                      })}
                    >
                      {`+${quantity} ${unit}`}
                    </Box>
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
