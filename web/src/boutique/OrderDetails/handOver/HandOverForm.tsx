import { COLLECTED_BY_LENGTH, formatCount, formatMessage, formatRupees } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { HandOverForm_order$key } from '../../../__generated__/HandOverForm_order.graphql.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { toast } from '../../../app/toast/toast.ts';
import { RecordDialogForm } from '../../../record/RecordDialogForm.tsx';
import { FormField } from '../../../ui/FormField.tsx';
import { DueField } from './DueField.tsx';
import { checkHandOverForm, type HandOverEntries } from './entries.ts';
import { PieceTicks } from './PieceTicks.tsx';
import { readyPieces } from './readyPieces.ts';
import { useHandOver } from './useHandOver.ts';

interface Props {
  order: HandOverForm_order$key;
  /** Receives a payment first; undefined if the user may not take payments. */
  onReceive?: () => void;
  onClose: () => void;
}

/**
 * Which pieces are handed over, who collects them, and whether the amount due is received first or stays due.
 */
export function HandOverForm({ order: key, onReceive, onClose }: Props) {
  const data = useFragment(
    graphql`
      fragment HandOverForm_order on Order {
        id
        customerName
        pending
        items {
          cloth {
            description
            metres
            returnedAt
          }
        }
        ...readyPieces_order
      }
    `,
    key,
  );
  const { id: order, customerName, pending, items } = data;
  const cloths = items.flatMap(({ cloth }) =>
    cloth == null || cloth.returnedAt != null
      ? []
      : [
          formatMessage('cloth.facts', {
            what: cloth.description ?? formatMessage('cloth.someCloth'),
            metres: cloth.metres,
          }),
        ],
  );
  const { ready } = readyPieces(data);
  const due = paiseOf(pending);
  const { write, busy, checking } = useHandOver();
  const { revalidate } = useRevalidator();
  const stored: HandOverEntries = {
    pieces: ready.map(({ id }) => id),
    collectedBy: customerName.slice(0, COLLECTED_BY_LENGTH),
    leftDue: false,
  };
  return (
    <RecordDialogForm
      stored={stored}
      check={(values) => checkHandOverForm(values, due)}
      save={({ pieces, collectedBy, leftDue }, sentKey) =>
        write({
          key: sentKey,
          order,
          pieces,
          collectedBy: collectedBy.trim(),
          ...(due > 0 && leftDue && { leftDue: pending }),
        })
      }
      onSaved={(_, { pieces, collectedBy }) => {
        toast.success(formatCount('handOver.saved', pieces.length, { name: collectedBy.trim() }));
        onClose();
        void revalidate();
      }}
      onRefused={({ kind }) => {
        // Refetches the order, which carries the current amount due.
        if (kind === 'changed') void revalidate();
        return false;
      }}
      submit={(values) => formatCount('handOver.submit', values.pieces.length)}
      busy={busy}
      onCancel={onClose}
      checking={checking}
    >
      {() => (
        <>
          <FormField name="collectedBy" label={formatMessage('handOver.collectedBy')} required>
            {(field) => <Input {...field} maxLength={COLLECTED_BY_LENGTH} autoComplete="off" />}
          </FormField>
          <PieceTicks pieces={ready} />
          {cloths.length > 0 && (
            <Box color="part.fg">{formatMessage('cloth.notBack', { cloths: cloths.join('; ') })}</Box>
          )}
          {due > 0 && <DueField due={formatRupees(due)} {...(onReceive !== undefined && { onReceive })} />}
        </>
      )}
    </RecordDialogForm>
  );
}
