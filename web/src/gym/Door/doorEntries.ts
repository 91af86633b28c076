import { DOOR_LIMITS } from '@galla/domain';
import { graphql } from 'react-relay';
import type { doorEntriesMutation } from '../../__generated__/doorEntriesMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';
import { newKey } from '../../app/key.ts';
import type { LocalDoorEntry } from '../../local/database.ts';
import { outboxOf, type Send } from '../../local/outbox.ts';

/** Entries in the outbox until the server has them. */
export const doorEntries = outboxOf((database) => database.doorEntries, DOOR_LIMITS.batch);

/** Sends entries. Each counts once by its key, however often it is sent. */
export function useSendEntries(): Send<LocalDoorEntry> {
  const { write } = useWrite<doorEntriesMutation>(
    graphql`
      mutation doorEntriesMutation($input: RecordDoorEntriesInput!) {
        recordDoorEntries(input: $input) {
          ... on RecordDoorEntriesSuccess @alias(as: "saved") {
            leftOut
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'door.sendFailed' },
  );
  return async (batch) => {
    for (const [branch, entries] of Map.groupBy(batch, (entry) => entry.branch)) {
      const { kind } = await write({
        key: newKey(),
        branch,
        entries: entries.map(({ key, member, pass, note, at }) => ({
          key,
          ...(member !== '' && { member }),
          ...(pass !== undefined && { pass }),
          date: at,
          ...(note !== '' && { note }),
        })),
      });
      if (kind === 'failed') return false;
    }
    return true;
  };
}
