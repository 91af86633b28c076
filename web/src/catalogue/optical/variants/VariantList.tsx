import { formatMessage, formatCount } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Grid3x3, Plus } from 'lucide-react';
import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { VariantListQuery } from '../../../__generated__/VariantListQuery.graphql.ts';
import { fetchOptions } from '../../../app/graph/fetchOptions.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PagedRows } from '../../../list/index.ts';
import { NEW, type OpticalPlace } from '../useOpticalPlace.ts';
import { DeleteVariant } from './DeleteVariant.tsx';
import { readListed, type ListedVariant } from './listed.ts';
import { VariantRow } from './VariantRow.tsx';
import { VariantsHead } from './VariantsHead.tsx';

interface Props {
  /** Global id. */
  product: string;
  /** Incremented by every Retry. */
  attempt: number;
  onOpen: (place: Partial<OpticalPlace>) => void;
}

/** Page sizes beside the documented five (spec 3 §9): a lens has a variant for each power. */
const SIZES = [20, 50];

/** The variants of a product, paginated. */
export function VariantList({ product, attempt, onOpen }: Props) {
  const { node } = useLazyLoadQuery<VariantListQuery>(
    graphql`
      query VariantListQuery($id: ID!) {
        node(id: $id) {
          ... on Product {
            title
            tracksStock
            type
            viewerCanEditVariants
            viewerCanDeleteVariants
            variants {
              ...listed_variant
            }
          }
        }
      }
    `,
    { id: product },
    fetchOptions(attempt),
  );
  const [asked, setAsked] = useState<ListedVariant>();
  const variants = (node?.variants ?? []).map((variant) => readListed(variant));
  // A failed field is null; throwing lets the surrounding `Part` show it and offer Retry.
  if (node?.variants == null) throw new Error(formatMessage('catalogue.variantsFailed'));
  const { title, type, viewerCanEditVariants: mayEdit = false, viewerCanDeleteVariants = false } = node;
  const isLens = type == null || /lens/.test(type);
  const add = mayEdit && (
    <Button onClick={() => onOpen({ variant: NEW })}>
      <Plus strokeWidth={1.75} aria-hidden />
      {formatMessage('optical.addVariant')}
    </Button>
  );
  return (
    <VariantsHead
      title={title ?? ''}
      second={formatCount('optical.variantCount', variants.length)}
      foot={
        variants.length > 0 && (
          <HStack gap="2" wrap="wrap">
            {add}
            {isLens && (
              <Button variant="outline" onClick={() => onOpen({ matrix: variants[0]?.id ?? '' })}>
                <Grid3x3 strokeWidth={1.75} aria-hidden />
                {formatMessage('optical.stockByPower')}
              </Button>
            )}
          </HStack>
        )
      }
    >
      {variants.length === 0 ? (
        <EmptyState
          title={formatMessage('optical.noVariants')}
          explained={formatMessage('optical.noVariantsExplained')}
        >
          {add}
        </EmptyState>
      ) : (
        <PagedRows label={formatMessage('optical.variants')} rows={variants} sizes={SIZES}>
          {(variant) => (
            <VariantRow
              key={variant.id}
              variant={variant}
              tracked={node.tracksStock ?? false}
              onEdit={mayEdit ? () => onOpen({ variant: variant.id }) : undefined}
              onPowers={isLens ? () => onOpen({ powers: variant.id }) : undefined}
              onDelete={viewerCanDeleteVariants ? () => setAsked(variant) : undefined}
            />
          )}
        </PagedRows>
      )}
      <DeleteVariant variant={asked} onEnd={() => setAsked(undefined)} />
    </VariantsHead>
  );
}
