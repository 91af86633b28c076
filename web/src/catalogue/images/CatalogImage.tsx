import { formatMessage } from '@galla/domain';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import type { CatalogImageQuery } from '../../__generated__/CatalogImageQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { GoBack } from './GoBack.tsx';
import { PictureForm } from './PictureForm.tsx';

/** The names of the two catalogues in the URL. */
const TYPES: Readonly<Record<string, { typename: string; list: string }>> = {
  product: { typename: 'Product', list: '/products' },
  service: { typename: 'Service', list: '/services' },
};

/**
 * The picture of one product or service, by `?type=&id=`. An invalid URL shows a message and goes back (spec
 * 3 §5).
 */
export default function CatalogImage({ queryRef }: ScreenProps<CatalogImageQuery>) {
  const { node } = usePreloadedQuery<CatalogImageQuery>(
    graphql`
      query CatalogImageQuery($item: ID!) @preloadable @throwOnFieldError {
        node(id: $item) {
          __typename
          ...PictureForm_item @alias(as: "item")
        }
      }
    `,
    queryRef,
  );
  const [search] = useSearchParams();
  const type = TYPES[search.get('type') ?? ''];
  if (type === undefined || node?.item == null || node.__typename !== type.typename)
    return <GoBack says={formatMessage('catalogueImage.invalid')} />;
  return (
    <>
      <PageHeader title={formatMessage('catalogueImage.title')} back={type.list} />
      <PageContent>
        <PictureForm item={node.item} />
      </PageContent>
    </>
  );
}
