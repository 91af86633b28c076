import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Pencil } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { ShownItem_item$key } from '../../../__generated__/ShownItem_item.graphql.ts';
import { DetailDrawer } from '../../../ui/DetailDrawer.tsx';
import { Part } from '../../../ui/Part.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { ItemStatus } from '../columns.tsx';
import { type BeyondPanel, ItemActions } from '../ItemActions.tsx';
import type { CatalogueList } from '../useCatalogueList.ts';
import { ItemDetail } from './ItemDetail.tsx';

interface Props {
  item: ShownItem_item$key;
  list: Pick<CatalogueList, 'kind' | 'acts' | 'saves' | 'close' | 'openPanel'>;
}

/** An item beside its list: its name at once, then its details and actions. */
export function ShownItem({ item, list }: Props) {
  const data = useFragment(
    graphql`
      fragment ShownItem_item on CatalogueItem {
        id
        title
        sku
        category
        status
        viewerCanEdit
        ...ItemActions_item
        ... on Product {
          viewerCanEditVariants
          viewerCanAssignPoints
        }
      }
    `,
    item,
  );
  const { id, title, sku, category, status, viewerCanEdit } = data;
  const beyond: BeyondPanel[] = [
    ...(data.viewerCanEditVariants === true ? (['variants'] as const) : []),
    ...(data.viewerCanAssignPoints === true ? (['points'] as const) : []),
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
              {formatMessage('list.edit')}
            </Button>
          )}
          <ItemActions item={data} acts={list.acts} beyond={beyond} onPanel={list.openPanel} />
        </>
      }
    >
      <Part key={id} title={formatMessage('catalogue.loadFailed')} skeleton={<SkeletonRows rows={8} />}>
        {(attempt) => <ItemDetail id={id} kind={list.kind} attempt={attempt + list.saves} />}
      </Part>
    </DetailDrawer>
  );
}
