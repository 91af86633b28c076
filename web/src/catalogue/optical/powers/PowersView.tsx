import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { PowersViewQuery } from '../../../__generated__/PowersViewQuery.graphql.ts';
import { fetchOptions } from '../../../app/graph/fetchOptions.ts';
import { VariantsHead } from '../variants/VariantsHead.tsx';
import { PrintPowers } from './PrintPowers.tsx';
import { PowersGrid } from './PowersGrid.tsx';

interface Props {
  /** Global id of the product. */
  product: string;
  /** Global id of the variant. */
  variant: string;
  /** Incremented by every Retry. */
  attempt: number;
  onBack: () => void;
}

/** The powers in which a variant is stocked (spec 3 §3 Prescription record). */
export function PowersView({ product, variant, attempt, onBack }: Props) {
  const { node } = useLazyLoadQuery<PowersViewQuery>(
    graphql`
      query PowersViewQuery($id: ID!) {
        node(id: $id) {
          ... on Product {
            title
            viewerCanEditVariants
            variants {
              id
              sku
              prescriptions {
                __typename
              }
              ...PowersGrid_variant
            }
          }
        }
      }
    `,
    { id: product },
    fetchOptions(attempt),
  );
  const shown = node?.variants?.find(({ id }) => id === variant);
  // A failed field is null; throwing lets the surrounding `Part` show it and offer Retry.
  if (node?.variants == null || shown?.prescriptions === null)
    throw new Error(formatMessage('catalogue.variantsFailed'));
  if (shown === undefined) {
    return (
      <VariantsHead title={formatMessage('optical.powers')} onBack={onBack}>
        <Box color="fg.muted">{formatMessage('optical.variantGone')}</Box>
      </VariantsHead>
    );
  }
  const count = shown.prescriptions?.length ?? 0;
  return (
    <VariantsHead
      title={formatMessage('optical.powers')}
      second={`${node.title ?? ''} · ${shown.sku}`}
      onBack={onBack}
      foot={count > 0 && <PrintPowers product={product} variant={variant} count={count} />}
    >
      <PowersGrid
        key={variant}
        product={product}
        variant={shown}
        mayEdit={node.viewerCanEditVariants ?? false}
      />
    </VariantsHead>
  );
}
