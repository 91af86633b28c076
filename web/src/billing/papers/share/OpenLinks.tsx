import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import type { OpenLinks_document$key } from '../../../__generated__/OpenLinks_document.graphql.ts';
import type { OpenLinksQuery } from '../../../__generated__/OpenLinksQuery.graphql.ts';
import { fetchOptions } from '../../../app/graph/fetchOptions.ts';
import { LinkRow } from './LinkRow.tsx';

interface Props {
  /** Global id of the document. */
  id: string;
  /** Number of retries. */
  attempt: number;
  /** Number of failed tries to create a link, which may exist all the same: a change reloads the list. */
  tries: number;
}

/** The open links of a document, each with a button to revoke it. */
export function OpenLinks({ id, attempt, tries }: Props) {
  const { node } = useLazyLoadQuery<OpenLinksQuery>(
    graphql`
      query OpenLinksQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ...OpenLinks_document @alias(as: "links")
        }
      }
    `,
    { id },
    fetchOptions(attempt, tries),
  );
  return node?.links == null ? <NoLinks /> : <Links document={node.links} />;
}

const NoLinks = () => <Box color="fg.subtle">{formatMessage('share.none')}</Box>;

function Links({ document }: { document: OpenLinks_document$key }) {
  const { shares } = useFragment(
    graphql`
      fragment OpenLinks_document on Document @throwOnFieldError {
        shares {
          id
          ...LinkRow_share
        }
      }
    `,
    document,
  );
  if (shares.length === 0) return <NoLinks />;
  return (
    <Box asChild layerStyle="section" p="0">
      <ul aria-label={formatMessage('share.open')}>
        {shares.map((share) => (
          <LinkRow key={share.id} share={share} />
        ))}
      </ul>
    </Box>
  );
}
