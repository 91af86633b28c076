import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { NoteDialog_note$key } from '../../../__generated__/NoteDialog_note.graphql.ts';
import type { NotesPart_customer$key } from '../../../__generated__/NotesPart_customer.graphql.ts';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { newKey } from '../../../app/key.ts';
import { ConfirmWrite } from '../../../record/ConfirmWrite.tsx';
import { Tag } from '../../../ui/StatusTag.tsx';
import { NotShown } from '../NotShown.tsx';
import { CustomerPart } from '../Part.tsx';
import { NoteDialog } from './NoteDialog.tsx';
import { useDeleteNote } from './useWriteNote.ts';

interface Props {
  customer: NotesPart_customer$key;
  onAdd: () => void;
}

/** Notes on the customer, newest first. */
export function NotesPart({ customer, onAdd }: Props) {
  const { id, viewerCanEdit, notes } = useFragment(
    graphql`
      fragment NotesPart_customer on Customer {
        id
        viewerCanEdit
        notes {
          id
          note
          tags
          createdAt
          createdBy
          ...NoteDialog_note
        }
      }
    `,
    customer,
  );
  const { dateTimeNear } = useShopClock();
  const [edited, setEdited] = useState<NoteDialog_note$key>();
  const [deleted, setDeleted] = useState<{ id: string; note: string }>();
  const { write } = useDeleteNote();
  if (notes == null) {
    return (
      <CustomerPart title={formatMessage('customers.notes')}>
        <NotShown />
      </CustomerPart>
    );
  }
  return (
    <CustomerPart
      title={formatMessage('customers.notes')}
      count={notes.length}
      act={
        viewerCanEdit && (
          <Button variant="ghost" size="sm" onClick={onAdd}>
            {formatMessage('customers.addNote')}
          </Button>
        )
      }
    >
      {notes.length === 0 && <Box color="fg.muted">{formatMessage('customers.noNotes')}</Box>}
      <ul>
        {notes.map((one) => (
          <Box asChild key={one.id} py="2" borderBottom="1px solid" borderColor="border">
            <li>
              <Box overflowWrap="anywhere" whiteSpace="pre-line">
                {one.note}
              </Box>
              <HStack justify="space-between" gap="2" mt="1" flexWrap="wrap">
                <HStack gap="2" flexWrap="wrap">
                  {one.tags.map((tag) => (
                    <Tag key={tag} tone="neutral">
                      {tag}
                    </Tag>
                  ))}
                  <Box textStyle="second" color="fg.subtle">
                    {[one.createdBy, dateTimeNear(one.createdAt)].filter(Boolean).join(', ')}
                  </Box>
                </HStack>
                {viewerCanEdit && (
                  <HStack gap="0">
                    <Button
                      variant="plain"
                      size="sm"
                      aria-label={formatMessage('customers.editNote')}
                      onClick={() => setEdited(one)}
                    >
                      <Pencil strokeWidth={1.75} aria-hidden />
                    </Button>
                    <Button
                      variant="plain"
                      size="sm"
                      aria-label={formatMessage('customers.deleteNote')}
                      onClick={() => setDeleted(one)}
                    >
                      <Trash2 strokeWidth={1.75} aria-hidden />
                    </Button>
                  </HStack>
                )}
              </HStack>
            </li>
          </Box>
        ))}
      </ul>
      {edited && <NoteDialog customer={id} edited={edited} onClose={() => setEdited(undefined)} />}
      <ConfirmWrite
        open={deleted !== undefined}
        title={formatMessage('customers.deleteNoteQuestion')}
        confirm={formatMessage('customers.deleteNote')}
        write={() => write({ key: newKey(), customerNote: deleted?.id ?? '' })}
        done={formatMessage('customers.noteDeleted')}
        dangerous
        onEnd={() => setDeleted(undefined)}
      >
        {deleted?.note}
      </ConfirmWrite>
    </CustomerPart>
  );
}
