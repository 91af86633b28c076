import { formatMessage } from '@galla/domain';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { graphql, readInlineData } from 'relay-runtime';
import type { QuickTrashActs_quickBill$key } from '../../__generated__/QuickTrashActs_quickBill.graphql.ts';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
import { useFreshPin } from '../../session/index.ts';
import { TrashButtons } from '../trash/TrashButtons.tsx';
import { useDeleteQuickBill, useQuickTrash } from './useQuickTrash.ts';

interface Props {
  quickBill: QuickTrashActs_quickBill$key;
  /** Without a border in rows; otherwise like the buttons beside it. */
  plain?: boolean;
  /** The bill was permanently deleted. */
  onDeleted: () => void;
}

/**
 * Moves a quick bill to the trash, restores it, or deletes it permanently. Nothing if the user may not, or while it
 * is paid.
 */
export function QuickTrashActs({ quickBill, plain = false, onDeleted }: Props) {
  const { id, number, trashedAt, viewerCanTrash } = readInlineData(
    graphql`
      fragment QuickTrashActs_quickBill on QuickBill @inline {
        id
        number
        trashedAt
        viewerCanTrash
      }
    `,
    quickBill,
  );
  const { trash, restore, busy } = useQuickTrash();
  const { revalidate } = useRevalidator();
  const pin = useFreshPin(formatMessage('transactions.deletePermanently'));
  const deleting = useDeleteQuickBill(pin.ask);
  const [asking, setAsking] = useState(false);
  if (!viewerCanTrash) return null;
  return (
    <>
      <TrashButtons
        number={number}
        inTrash={trashedAt != null}
        plain={plain}
        busy={busy}
        onTrash={() => void trash(id)}
        onRestore={() => void restore(id)}
        onDelete={() => setAsking(true)}
      />
      <ConfirmWrite
        open={asking}
        title={formatMessage('transactions.deleteTitle', { number })}
        confirm={formatMessage('transactions.deletePermanently')}
        dangerous
        busy={deleting.busy}
        write={(key) => deleting.write({ key, quickBill: id })}
        done={formatMessage('transactions.deleted')}
        onSaved={() => {
          onDeleted();
          void revalidate();
        }}
        onEnd={() => setAsking(false)}
      >
        {formatMessage('transactions.deleteExplained')}
      </ConfirmWrite>
      {pin.dialog}
    </>
  );
}
