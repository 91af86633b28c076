import { graphql, useLazyLoadQuery } from 'react-relay';
import type { OpenProductQuery } from '../../../__generated__/OpenProductQuery.graphql.ts';
import { NoItem, OpenItem } from '../../list/detail/OpenItem.tsx';
import type { ListedProduct } from '../../list/listedItem.ts';
import type { CatalogueList } from '../../list/useCatalogueList.ts';
import { ShownProduct } from './ShownProduct.tsx';

interface Props {
  /** Global id. */
  id: string;
  list: CatalogueList<ListedProduct>;
}

/** The product that is open beside the list. */
export const OpenProduct = ({ id, list }: Props) => (
  <OpenItem kind="PRODUCT" id={id} onClose={list.close}>
    {(attempt) => <Known id={id} list={list} attempt={attempt} />}
  </OpenItem>
);

function Known({ id, list, attempt }: Props & { attempt: number }) {
  const { node } = useLazyLoadQuery<OpenProductQuery>(
    graphql`
      query OpenProductQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ...ShownProduct_product @alias(as: "product")
        }
      }
    `,
    { id },
    { fetchKey: attempt, fetchPolicy: 'store-or-network' },
  );
  if (node?.product == null) return <NoItem kind="PRODUCT" onClose={list.close} />;
  return <ShownProduct product={node.product} list={list} />;
}
