import { formatMessage } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { NoteRows_notes$key } from '../../__generated__/NoteRows_notes.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { useListRows, type List } from '../../list/index.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import type { NoteKey } from './address.ts';
import { columnsOf, phoneRowOf, type Row } from './columns.tsx';

interface Props {
  notes: NoteRows_notes$key;
  list: List<NoteKey, number>;
}

/** Credit notes, newest first; a row opens its note beside the list. */
export function NoteRows({ notes, list }: Props) {
  const { edges } = useFragment(
    graphql`
      fragment NoteRows_notes on CreditNoteConnection {
        edges {
          node {
            id
            ...columns_note
          }
        }
      }
    `,
    notes,
  );
  const { dateTimeNear } = useShopClock();
  const rows: readonly Row[] = edges.map(({ node }) => node);
  return (
    <DataTable
      label={formatMessage('returns.listRows')}
      {...useListRows({ rows, rowId: ({ id }) => id, list })}
      columns={columnsOf(dateTimeNear)}
      phoneRow={phoneRowOf(dateTimeNear, list.open)}
      fixed
      tall
    />
  );
}
