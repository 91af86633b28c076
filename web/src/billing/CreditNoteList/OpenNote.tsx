import { formatMessage } from '@galla/domain';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { OpenNoteQuery } from '../../__generated__/OpenNoteQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { DetailDrawer } from '../../ui/DetailDrawer.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { NoteFigures } from './NoteFigures.tsx';
import { NotePapers } from './NotePapers.tsx';

interface Props {
  /** Global id of the credit note. */
  id: string;
  onClose: () => void;
}

function Loaded({ id, onClose, attempt }: Props & { attempt: number }) {
  const { viewer, node } = useLazyLoadQuery<OpenNoteQuery>(
    graphql`
      query OpenNoteQuery($id: ID!) {
        viewer {
          tenant {
            ...NotePapers_tenant
          }
        }
        node(id: $id) {
          ... on CreditNote @alias(as: "note") {
            number
            customerName
            ...NoteFigures_note
            ...NotePapers_note
          }
        }
      }
    `,
    { id },
    fetchOptions(attempt),
  );
  const note = node?.note;
  const tenant = viewer?.tenant;
  return (
    <DetailDrawer
      title={note?.number ?? formatMessage('returns.creditNote')}
      {...(note && { second: note.customerName })}
      open
      onClose={onClose}
      foot={note && tenant && <NotePapers note={note} shop={tenant} />}
    >
      {note ? <NoteFigures note={note} /> : <EmptyState title={formatMessage('returns.noteNotFound')} />}
    </DetailDrawer>
  );
}

/** A credit note beside the list. */
export const OpenNote = ({ id, onClose }: Props) => (
  <Part
    title={formatMessage('returns.listFailed')}
    skeleton={
      <DetailDrawer title={formatMessage('returns.creditNote')} open onClose={onClose}>
        <SkeletonRows rows={8} />
      </DetailDrawer>
    }
  >
    {(attempt) => <Loaded id={id} onClose={onClose} attempt={attempt} />}
  </Part>
);
