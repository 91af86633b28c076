import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import type { TrashedSince_document$key } from '../../__generated__/TrashedSince_document.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';

/** When a document was moved to the trash, and by whom; nothing if it is not there. */
export function TrashedSince({ document }: { document: TrashedSince_document$key }) {
  const { trashedAt, trashedBy } = useFragment(
    graphql`
      fragment TrashedSince_document on Document {
        trashedAt
        trashedBy
      }
    `,
    document,
  );
  const { dateTimeNear } = useShopClock();
  if (trashedAt == null) return null;
  return (
    <Box mt="3" color="due.fg">
      {formatMessage('transactions.trashedBy', { time: dateTimeNear(trashedAt), name: trashedBy ?? '' })}
    </Box>
  );
}
