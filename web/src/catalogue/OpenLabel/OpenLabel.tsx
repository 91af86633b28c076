import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link, Navigate } from 'react-router-dom';
import type { OpenLabelQuery } from '../../__generated__/OpenLabelQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';

/** Redirects to the product of a label. */
export default function OpenLabel({ queryRef }: ScreenProps<OpenLabelQuery>) {
  const { viewer } = usePreloadedQuery<OpenLabelQuery>(
    graphql`
      query OpenLabelQuery($code: String!) @preloadable @throwOnFieldError {
        viewer {
          tenant {
            scan(code: $code) {
              product {
                id
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const product = viewer?.tenant?.scan?.product;
  if (product == null) return <NotFound />;
  return <Navigate replace to={`/products?${new URLSearchParams({ open: product.id }).toString()}`} />;
}

/** Shown for a label of another shop, or of a deleted product. */
function NotFound() {
  return (
    <>
      <PageHeader title={formatMessage('labels.openTitle')} back="/products" />
      <PageContent>
        <EmptyState
          title={formatMessage('labels.unknown')}
          explained={formatMessage('labels.unknownExplained')}
        >
          <Button asChild>
            <Link to="/products">{formatMessage('list.productsTitle')}</Link>
          </Button>
        </EmptyState>
      </PageContent>
    </>
  );
}
