import { say } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Pencil } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { ShownService_service$key } from '../../../__generated__/ShownService_service.graphql.ts';
import { DetailDrawer } from '../../../ui/DetailDrawer.tsx';
import { Part } from '../../../ui/Part.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { ItemStatus } from '../../list/columns.tsx';
import { ItemActions } from '../../list/ItemActions.tsx';
import { statusOf, type ListedService } from '../../list/listedItem.ts';
import type { CatalogueList } from '../../list/useCatalogueList.ts';
import { ServiceDetail } from './ServiceDetail.tsx';

interface Props {
  service: ShownService_service$key;
  list: CatalogueList<ListedService>;
}

/** A service beside its list: its name at once, then all that is known of it, and what can be done with it. */
export function ShownService({ service, list }: Props) {
  const data = useFragment(
    graphql`
      fragment ShownService_service on Service {
        id
        title
        sku
        category
        status
        viewerCanEdit
        viewerCanDelete
      }
    `,
    service,
  );
  const { id, title, sku, category, viewerCanEdit, viewerCanDelete } = data;
  const status = statusOf(data.status);
  const item = { id, title, status, mayEdit: viewerCanEdit, mayDelete: viewerCanDelete };
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
          <ItemActions item={item} acts={list.acts} onPanel={list.openPanel} />
        </>
      }
    >
      <Part key={id} title={say('catalogue.loadFailed')} skeleton={<SkeletonRows rows={8} />}>
        {(attempt) => <ServiceDetail id={id} attempt={attempt + list.saves} />}
      </Part>
    </DetailDrawer>
  );
}
