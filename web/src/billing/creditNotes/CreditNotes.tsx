import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import type { CreditNotes_document$key } from '../../__generated__/CreditNotes_document.graphql.ts';
import type { CreditNotes_tenant$key } from '../../__generated__/CreditNotes_tenant.graphql.ts';
import { CreditNoteRow } from './CreditNoteRow.tsx';

interface Props {
  document: CreditNotes_document$key;
  shop: CreditNotes_tenant$key;
}

/** The credit notes of an invoice with their papers; nothing if there are none. */
export function CreditNotes({ document, shop }: Props) {
  const { creditNotes } = useFragment(
    graphql`
      fragment CreditNotes_document on Document {
        creditNotes @catch(to: NULL) {
          id
          ...CreditNoteRow_note
        }
      }
    `,
    document,
  );
  const tenant = useFragment(
    graphql`
      fragment CreditNotes_tenant on Tenant {
        ...CreditNoteRow_tenant
      }
    `,
    shop,
  );
  if (creditNotes?.length === 0) return null;
  return (
    <Box mt="5">
      <Box textStyle="section" mb="1">
        {formatMessage('returns.creditNotes')}
      </Box>
      {creditNotes == null && <Box color="due.fg">{formatMessage('returns.notesFailed')}</Box>}
      <ul>
        {(creditNotes ?? []).map((note) => (
          <CreditNoteRow key={note.id} note={note} shop={tenant} />
        ))}
      </ul>
    </Box>
  );
}
