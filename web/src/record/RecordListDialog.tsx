import { Box } from '@chakra-ui/react/box';
import { Dialog } from '@chakra-ui/react/dialog';
import type { ReactNode } from 'react';
import { useLazyLoadQuery } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { fetchOptions } from '../app/graph/fetchOptions.ts';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import { Part } from '../ui/Part.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';

/** A query of one record by id. It spreads the record's fragment with `@alias(as: "record")`. */
interface RecordQuery extends OperationType {
  readonly variables: { id: string };
  readonly response: { readonly node: { readonly record?: unknown } | null | undefined };
}

type FoundIn<Query extends RecordQuery> = NonNullable<NonNullable<Query['response']['node']>['record']>;

export interface ListOfRecord {
  /** Global id of the owner of the records; undefined while the dialog is closed. */
  of: string | undefined;
  onClose: () => void;
}

interface Props<Query extends RecordQuery> extends ListOfRecord {
  title: string;
  query: GraphQLTaggedNode;
  /** Message if they failed to load. */
  failed: string;
  /** Receives the record's fragment reference; renders a `RecordList`. */
  children: (record: FoundIn<Query>) => ReactNode;
}

/** The dialog around a `RecordList`; runs its query. */
export const RecordListDialog = <Query extends RecordQuery>({
  of,
  title,
  onClose,
  ...loaded
}: Props<Query>) => (
  <FormDialog size="lg" open={of !== undefined} title={title} closable onClose={onClose}>
    <Dialog.Body pb="5">
      {of !== undefined && (
        <Part title={loaded.failed} skeleton={<SkeletonRows rows={5} />}>
          {(attempt) => <Loaded {...loaded} id={of} attempt={attempt} />}
        </Part>
      )}
    </Dialog.Body>
  </FormDialog>
);

interface LoadedProps<Query extends RecordQuery> extends Pick<Props<Query>, 'query' | 'failed' | 'children'> {
  id: string;
  attempt: number;
}

function Loaded<Query extends RecordQuery>({ query, id, attempt, failed, children }: LoadedProps<Query>) {
  const { node } = useLazyLoadQuery<Query>(query, { id }, fetchOptions(attempt));
  const record = node?.record as FoundIn<Query> | null | undefined;
  // Deleted meanwhile, or no longer visible to the user.
  if (record == null) return <Box color="fg.muted">{failed}</Box>;
  return children(record);
}
