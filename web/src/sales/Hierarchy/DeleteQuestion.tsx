import { formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import type { RefObject } from 'react';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
import { refusedText } from './writes/refusedText.ts';
import { useDeleteDesignation } from './writes/useDeleteDesignation.ts';

interface Props {
  /** The designation to delete; undefined while closed. */
  designation: { id: string; name: string } | undefined;
  /** Number of designations directly below it, which move up after confirmation. */
  below: number;
  onDeleted: (id: string) => void;
  onFailed: (reason: string) => void;
  onCancel: () => void;
  /** Receives the focus when the panel closes after the deletion. */
  tree: RefObject<HTMLDivElement | null>;
}

/** Asks before a designation is deleted, and explains what happens to those below it. */
export function DeleteQuestion({ designation, below, onDeleted, onFailed, onCancel, tree }: Props) {
  const { write, busy } = useDeleteDesignation();
  const { id = '', name = '' } = designation ?? {};
  return (
    <ConfirmWrite
      open={designation !== undefined}
      title={formatMessage('hierarchy.deleteTitle', { name })}
      confirm={formatMessage('hierarchy.delete')}
      dangerous
      busy={busy}
      write={(key) => write({ key, designation: id, moveChildrenUp: below > 0 })}
      done={formatMessage('hierarchy.deleted', { name })}
      onSaved={() => onDeleted(id)}
      onFailed={(outcome) => onFailed(refusedText('hierarchy.deleteFailed', outcome))}
      onEnd={onCancel}
      finalFocus={tree}
    >
      {below > 0 && <Box mb="2">{formatCount('hierarchy.deleteMovesUp', below)}</Box>}
      {formatMessage('hierarchy.deleteAlone')}
    </ConfirmWrite>
  );
}
