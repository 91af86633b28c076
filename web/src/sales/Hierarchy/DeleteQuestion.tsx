import { say, sayCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import type { RefObject } from 'react';
import { toast } from '../../app/toast/toast.ts';
import { newKey } from '../../app/key.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { refusedText } from './writes/refusedText.ts';
import { useDeleteDesignation } from './writes/useDeleteDesignation.ts';

interface Props {
  /** What is to be deleted; undefined while nothing is. */
  designation: { id: string; name: string } | undefined;
  /** How many stand directly below it: confirming lets them move up. */
  below: number;
  onDeleted: (id: string) => void;
  onFailed: (reason: string) => void;
  onCancel: () => void;
  /** Gets the focus when the panel is gone together with what was deleted. */
  tree: RefObject<HTMLDivElement | null>;
}

/** Asks before a designation goes, and says what becomes of those below it. */
export function DeleteQuestion({ designation, below, onDeleted, onFailed, onCancel, tree }: Props) {
  const { write, busy } = useDeleteDesignation();
  const confirm = async (): Promise<void> => {
    if (!designation) return;
    const outcome = await write({ key: newKey(), designation: designation.id, moveChildrenUp: below > 0 });
    if (outcome.kind === 'saved') {
      toast.success(say('hierarchy.deleted', { name: designation.name }));
      onDeleted(designation.id);
    } else onFailed(refusedText('hierarchy.deleteFailed', outcome));
    onCancel();
  };
  return (
    <ConfirmDialog
      open={designation !== undefined}
      title={say('hierarchy.deleteTitle', { name: designation?.name ?? '' })}
      confirm={say('hierarchy.delete')}
      dangerous
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
      finalFocus={tree}
    >
      {below > 0 && <Box mb="2">{sayCount('hierarchy.deleteMovesUp', below)}</Box>}
      {say('hierarchy.deleteAlone')}
    </ConfirmDialog>
  );
}
