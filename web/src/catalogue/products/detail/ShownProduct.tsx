import { say } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Pencil } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { ShownProduct_product$key } from '../../../__generated__/ShownProduct_product.graphql.ts';
import { DetailDrawer } from '../../../ui/DetailDrawer.tsx';
import { Part } from '../../../ui/Part.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { ItemStatus } from '../../list/columns.tsx';
import { type BeyondPanel, ItemActions } from '../../list/ItemActions.tsx';
import { statusOf, type ListedProduct } from '../../list/listedItem.ts';
import type { CatalogueList } from '../../list/useCatalogueList.ts';
import { ProductDetail } from './ProductDetail.tsx';

interface Props {
  product: ShownProduct_product$key;
  list: CatalogueList<ListedProduct>;
}

/** A product beside its list: its name at once, then all that is known of it, and what can be done with it. */
export function ShownProduct({ product, list }: Props) {
  const data = useFragment(
    graphql`
      fragment ShownProduct_product on Product {
        id
        title
        sku
        category
        status
        inMarketplace
        viewerCanEdit
        viewerCanDelete
        viewerCanEditVariants
        viewerCanAssignPoints
      }
    `,
    product,
  );
  const { id, title, sku, category, inMarketplace: listed, viewerCanEdit, viewerCanDelete } = data;
  const status = statusOf(data.status);
  const item = { id, title, status, listed, mayEdit: viewerCanEdit, mayDelete: viewerCanDelete };
  const beyond: BeyondPanel[] = [
    ...(data.viewerCanEditVariants ? (['variants'] as const) : []),
    ...(data.viewerCanAssignPoints ? (['points'] as const) : []),
  ];
  return (
    <DetailDrawer
      title={title}
      second={[sku, category].filter(Boolean).join(' · ')}
      tag={<ItemStatus status={status} />}
      open
      onClose={list.close}
      foot={
        <>
          {viewerCanEdit && (
            <Button flex="1" onClick={() => list.openPanel('edit', id)}>
              <Pencil strokeWidth={1.75} aria-hidden />
              {say('list.edit')}
            </Button>
          )}
          <ItemActions item={item} acts={list.acts} beyond={beyond} onPanel={list.openPanel} />
        </>
      }
    >
      <Part key={id} title={say('catalogue.loadFailed')} skeleton={<SkeletonRows rows={8} />}>
        {(attempt) => <ProductDetail id={id} attempt={attempt + list.saves} />}
      </Part>
    </DetailDrawer>
  );
}
