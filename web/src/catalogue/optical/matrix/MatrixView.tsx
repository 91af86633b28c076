import { formatMessage } from '@galla/domain';
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import type { MatrixViewQuery } from '../../../__generated__/MatrixViewQuery.graphql.ts';
import { fetchOptions } from '../../../app/graph/fetchOptions.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { VariantsHead } from '../variants/VariantsHead.tsx';
import { LensMatrix } from './LensMatrix.tsx';
import { readMatrixVariant } from './matrixVariant.ts';
import { sortOf, sortsOf } from './sorts.ts';

interface Props {
  /** Global id of the product. */
  product: string;
  /** Global id of a variant of the lens. */
  variant: string;
  /** Incremented by every Retry. */
  attempt: number;
  onSort: (variant: string) => void;
  onBack: () => void;
}

const query = graphql`
  query MatrixViewQuery($id: ID!) {
    node(id: $id) {
      ... on Product {
        title
        tracksStock
        viewerCanEditVariants
        variants {
          ...matrixVariant_variant
        }
      }
    }
  }
`;

/** The stock of a lens by its powers: spheres by cylinders. */
export function MatrixView({ product, variant, attempt, onSort, onBack }: Props) {
  const environment = useRelayEnvironment();
  const { node } = useLazyLoadQuery<MatrixViewQuery>(query, { id: product }, fetchOptions(attempt));
  // A failed field is null; throwing lets the surrounding `Part` show it and offer Retry.
  if (node?.variants == null) throw new Error(formatMessage('catalogue.variantsFailed'));
  const variants = node.variants.map((one) => readMatrixVariant(one));
  const sorts = sortsOf(variants);
  const sort = sortOf(sorts, variants, variant);
  if (sort === undefined || node.tracksStock !== true) {
    return (
      <VariantsHead title={formatMessage('optical.stockByPower')} second={node.title} onBack={onBack}>
        {sort === undefined ? (
          <EmptyState title={formatMessage('optical.variantGone')} />
        ) : (
          <EmptyState
            title={formatMessage('stock.notTracked')}
            explained={formatMessage('stock.notTrackedExplained')}
          />
        )}
      </VariantsHead>
    );
  }
  return (
    <LensMatrix
      key={sort.key}
      product={product}
      title={node.title ?? ''}
      sort={sort}
      sorts={sorts}
      mayEdit={node.viewerCanEditVariants ?? false}
      // If the refetch fails, the data stays as shown, and the next save is refused again.
      onStale={async () => {
        await fetchQuery<MatrixViewQuery>(
          environment,
          query,
          { id: product },
          { networkCacheConfig: { force: true } },
        )
          .toPromise()
          .catch(() => undefined);
      }}
      onSort={onSort}
      onBack={onBack}
    />
  );
}
