import { formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import type { RefObject } from 'react';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
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
