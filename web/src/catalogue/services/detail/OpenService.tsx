import { graphql, useLazyLoadQuery } from 'react-relay';
import type { OpenServiceQuery } from '../../../__generated__/OpenServiceQuery.graphql.ts';
import { NoItem, OpenItem } from '../../list/detail/OpenItem.tsx';
import type { ListedService } from '../../list/listedItem.ts';
import type { CatalogueList } from '../../list/useCatalogueList.ts';
import { ShownService } from './ShownService.tsx';

interface Props {
  /** Global id. */
  id: string;
  list: CatalogueList<ListedService>;
}

/** The service that is open beside the list. */
export const OpenService = ({ id, list }: Props) => (
  <OpenItem kind="SERVICE" id={id} onClose={list.close}>
    {(attempt) => <Known id={id} list={list} attempt={attempt} />}
  </OpenItem>
);

function Known({ id, list, attempt }: Props & { attempt: number }) {
  const { node } = useLazyLoadQuery<OpenServiceQuery>(
    graphql`
      query OpenServiceQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ...ShownService_service @alias(as: "service")
        }
      }
    `,
    { id },
    { fetchKey: attempt, fetchPolicy: 'store-or-network' },
  );
  if (node?.service == null) return <NoItem kind="SERVICE" onClose={list.close} />;
  return <ShownService service={node.service} list={list} />;
}
