import { formatMessage, type ItemKind } from '@galla/domain';
import { Suspense, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { OpenItemQuery } from '../../../__generated__/OpenItemQuery.graphql.ts';
import { fetchUnlessKnown } from '../../../app/graph/fetchOptions.ts';
import { Boundary } from '../../../ui/Boundary.tsx';
import { DetailDrawer } from '../../../ui/DetailDrawer.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FailedBand } from '../../../ui/FailedBand.tsx';
import type { CatalogueList } from '../useCatalogueList.ts';
import { ShownItem } from './ShownItem.tsx';

interface Props {
  /** Global id. */
  id: string;
  list: Pick<CatalogueList, 'kind' | 'acts' | 'saves' | 'close' | 'openPanel'>;
}

const TYPES: Readonly<Record<ItemKind, string>> = { PRODUCT: 'Product', SERVICE: 'Service' };

const wordOf = (kind: ItemKind): string =>
  formatMessage(kind === 'PRODUCT' ? 'catalogue.product' : 'catalogue.service');

/** The item open beside the list: the list's data at once, the rest when it is loaded. */
export function OpenItem({ id, list }: Props) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Boundary
      attempt={`${id} ${attempt}`}
      renderFailed={(error) => (
        <DetailDrawer title={wordOf(list.kind)} open onClose={list.close}>
          <FailedBand
            {...{ error, attempt }}
            title={formatMessage('catalogue.loadFailed')}
            onRetry={() => setAttempt(attempt + 1)}
          />
        </DetailDrawer>
      )}
    >
      <Suspense fallback={null}>
        <Known id={id} list={list} attempt={attempt} />
      </Suspense>
    </Boundary>
  );
}

function Known({ id, list, attempt }: Props & { attempt: number }) {
  const { node } = useLazyLoadQuery<OpenItemQuery>(
    graphql`
      query OpenItemQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          __typename
          ...ShownItem_item @alias(as: "item")
        }
      }
    `,
    { id },
    fetchUnlessKnown(attempt),
  );
  if (node?.item == null || node.__typename !== TYPES[list.kind]) {
    return (
      <DetailDrawer title={wordOf(list.kind)} open onClose={list.close}>
        <EmptyState title={formatMessage('list.gone')} explained={formatMessage('list.goneExplained')} />
      </DetailDrawer>
    );
  }
  return <ShownItem item={node.item} list={list} />;
}
