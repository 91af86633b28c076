import { formatMessage } from '@galla/domain';
import { Drawer } from '@chakra-ui/react/drawer';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { StoredItemQuery } from '../../../__generated__/StoredItemQuery.graphql.ts';
import { fetchOptions } from '../../../app/graph/fetchOptions.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ItemForm } from './ItemForm.tsx';

interface Props {
  /** Global id. */
  item: string;
  attempt: number;
  onEnd: () => void;
}

/** The form of a stored item. */
export function StoredItem({ item, attempt, onEnd }: Props) {
  const { node } = useLazyLoadQuery<StoredItemQuery>(
    graphql`
      query StoredItemQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ...ItemForm_garment @alias(as: "garment")
        }
      }
    `,
    { id: item },
    fetchOptions(attempt),
  );
  if (node?.garment == null) {
    return (
      <Drawer.Body>
        <EmptyState title={formatMessage('list.gone')} explained={formatMessage('list.goneExplained')} />
      </Drawer.Body>
    );
  }
  return <ItemForm garment={node.garment} onEnd={onEnd} />;
}
