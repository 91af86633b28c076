import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { DocumentLinks_document$key } from '../../__generated__/DocumentLinks_document.graphql.ts';
import { typeWords } from '../documentTypes.ts';
import { useOpenHref } from './useOpenHref.ts';

interface Other {
  id: string;
  type: string;
  number: string;
}

/**
 * Links to the document that this one was converted from, and to the one it was converted into; each opens in its
 * place.
 */
export function DocumentLinks({ document }: { document: DocumentLinks_document$key }) {
  const { convertedFrom, convertedTo } = useFragment(
    graphql`
      fragment DocumentLinks_document on Document {
        convertedFrom {
          id
          type
          number
        }
        convertedTo {
          id
          type
          number
        }
      }
    `,
    document,
  );
  const hrefOf = useOpenHref();
  const link = (label: string, other: Other | null | undefined) =>
    other != null && (
      <Box display="flex" alignItems="center" gap="2">
        <Box color="fg.subtle">{label}</Box>
        <Button asChild variant="plain" size="sm" px="0">
          <Link to={hrefOf(other.id)}>{`${formatMessage(typeWords(other.type).name)} ${other.number}`}</Link>
        </Button>
      </Box>
    );
  if (convertedFrom == null && convertedTo == null) return null;
  return (
    <Box mt="3">
      {link(formatMessage('history.madeOf'), convertedFrom)}
      {link(formatMessage('history.became'), convertedTo)}
    </Box>
  );
}
