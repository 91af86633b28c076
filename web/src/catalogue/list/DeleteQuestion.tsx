import { formatMessage, type ItemKind } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { counted } from '../../ui/counted.ts';
import { WORDS } from './words.ts';

interface Props {
  kind: ItemKind;
  /** Undefined while the dialog is closed. */
  ids: readonly string[] | undefined;
  /** Names of the first few. */
  names: readonly string[];
  onAnswer: (yes: boolean) => void;
}

/** Asks before deleting (spec 1 §2). */
export function DeleteQuestion({ kind, ids, names, onAnswer }: Props) {
  const n = ids?.length ?? 1;
  const { deleteOne, deleteMany } = WORDS[kind];
  return (
    <ConfirmDialog
      open={ids !== undefined}
      title={n === 1 ? formatMessage(deleteOne) : counted(deleteMany, n)}
      confirm={formatMessage('list.delete')}
      dangerous
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      {names.length > 0 && (
        <Box asChild mb="2" color="fg">
          <ul>
            {names.map((name, at) => (
              // Two items may have the same name.
              <li key={`${at} ${name}`}>{name}</li>
            ))}
            {n > names.length && <li>{counted('list.more', n - names.length)}</li>}
          </ul>
        </Box>
      )}
      {formatMessage('list.noUndo')}
    </ConfirmDialog>
  );
}
