import { formatMessage, lineAmounts, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { StockBodyQuery } from '../../__generated__/StockBodyQuery.graphql.ts';
import { basisPointsOf, paiseOf } from '../../app/graph/scalars.ts';
import { CostFacts } from '../../goods/index.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBand } from '../../ui/ErrorBand.tsx';
import { Labelled } from '../../ui/Labelled.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { CorrectStock } from './CorrectStock.tsx';
import { StockHistory } from './StockHistory.tsx';

interface Props {
  product: string;
  variant: string | undefined;
  attempt: number;
  onVariant: (variant: string | undefined) => void;
}

const query = graphql`
  query StockBodyQuery($product: ID!, $filter: StockMoveFilter) {
    viewer {
      mayEdit: viewerCan(menu: PRODUCTS, flag: EDIT)
      mayOpenBills: viewerCan(menu: BILLING_HISTORY, flag: VIEW)
      profile {
        isOwner
      }
    }
    node(id: $product) {
      ... on Product {
        id
        title
        unit
        tracksStock
        hasVariants
        available
        price
        taxInclusive
        gstPercentage
        variants {
          id
          sku
          available
          price
        }
        ...StockHistory_product @arguments(filter: $filter) @alias(as: "history")
      }
    }
  }
`;

/** Price per unit before tax; undefined if it is asked at the till. */
function netOf(
  price: string | null | undefined,
  { taxInclusive, gstPercentage }: { taxInclusive?: boolean; gstPercentage?: string },
): Paise | undefined {
  if (price == null || gstPercentage === undefined) return undefined;
  const line = { price: paiseOf(price), quantity: 1000, gst: basisPointsOf(gstPercentage) };
  return lineAmounts({ ...line, taxInclusive: taxInclusive === true }).taxable;
}

/** The stock, its correction form and its history, of a product or of the selected variant. */
export function StockBody({ product, variant, attempt, onVariant }: Props) {
  const [corrections, setCorrections] = useState(0);
  const { viewer, node } = useLazyLoadQuery<StockBodyQuery>(
    query,
    { product, filter: variant === undefined ? null : { variants: [variant] } },
    // Shows cached data at once and always refetches it.
    fetchOptions(attempt, corrections),
  );
  if (node?.id === undefined) return <ErrorBand title={formatMessage('faults.notFound')} />;
  const { title = '', unit = '', tracksStock, hasVariants, variants } = node;
  const chosen = variants?.find(({ id }) => id === variant);
  const available = chosen?.available ?? node.available ?? '0';
  return (
    <Box display="flex" flexDirection="column" gap="5">
      <Box textStyle="rowTitle">{title}</Box>
      {hasVariants === true && (
        <Labelled label={formatMessage('stock.variant')}>
          <SelectField
            placeholder={formatMessage('stock.allVariants')}
            options={(variants ?? []).map(({ id, sku }) => ({ value: id, label: sku }))}
            value={chosen?.id ?? ''}
            onValue={(next) => onVariant(next === '' ? undefined : next)}
          />
        </Labelled>
      )}
      {tracksStock === true ? (
        <CorrectStock
          key={chosen?.id ?? product}
          place={{ product, variant: chosen?.id, unit, available }}
          hint={
            viewer?.mayEdit !== true
              ? formatMessage('stock.denied')
              : hasVariants === true && chosen === undefined
                ? formatMessage('stock.chooseVariant')
                : undefined
          }
          onCorrected={() => setCorrections(corrections + 1)}
          costs={
            viewer?.profile.isOwner === true && (
              <CostFacts
                // A correction or receipt changes the cost, so it is refetched.
                key={`${chosen?.id ?? product} ${corrections}`}
                id={chosen?.id ?? product}
                net={netOf(chosen?.price ?? node.price, node)}
              />
            )
          }
        />
      ) : (
        <EmptyState
          title={formatMessage('stock.notTracked')}
          explained={formatMessage('stock.notTrackedExplained')}
        />
      )}
      {node.history && (
        <StockHistory
          product={node.history}
          ofVariant={variant !== undefined}
          mayOpenBills={viewer?.mayOpenBills === true}
          mayUndo={viewer?.mayEdit === true}
          onUndone={() => setCorrections(corrections + 1)}
        />
      )}
    </Box>
  );
}
