import { say, type ItemKind } from '@galla/domain';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { counted } from './counted.ts';
import { WORDS } from './words.ts';

interface Props {
  kind: ItemKind;
  /** Undefined: nothing is asked. */
  ids: readonly string[] | undefined;
  onAnswer: (yes: boolean) => void;
}

/** Asks before anything is deleted (spec 1 §2). */
export function DeleteQuestion({ kind, ids, onAnswer }: Props) {
  const n = ids?.length ?? 1;
  const { deleteOne, deleteMany } = WORDS[kind];
  return (
    <ConfirmDialog
      open={ids !== undefined}
      title={n === 1 ? say(deleteOne) : counted(deleteMany, n)}
      confirm={say('list.delete')}
      dangerous
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      {say('list.noUndo')}
    </ConfirmDialog>
  );
}
