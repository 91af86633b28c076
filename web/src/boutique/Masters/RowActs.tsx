import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Pencil, Trash2, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type Ref } from 'react';
import type { Editing } from './editing.ts';

interface Props {
  row: { readonly id: string; readonly name: string };
  editing: Editing;
  onDelete: () => void;
}

/** Edit and delete at the end of a row; both are disabled while a row is being edited. */
export function RowActs({ row: { id, name }, editing, onDelete }: Props) {
  const { row, last, onRow, rights } = editing;
  const edit = useRef<HTMLButtonElement>(null);
  const returns = row === undefined && last === id;
  useEffect(() => {
    if (returns) edit.current?.focus();
  }, [returns]);
  const held = row !== undefined;
  return (
    <HStack gap="0" justify="end">
      {rights.edit && (
        <Act
          ref={edit}
          icon={Pencil}
          says={formatMessage('boutique.editName', { name })}
          held={held}
          onClick={() => onRow(id)}
        />
      )}
      {rights.remove && (
        <Act
          icon={Trash2}
          says={formatMessage('boutique.deleteName', { name })}
          held={held}
          onClick={onDelete}
        />
      )}
    </HStack>
  );
}

interface ActProps {
  ref?: Ref<HTMLButtonElement>;
  icon: LucideIcon;
  says: string;
  held: boolean;
  onClick: () => void;
}

const Act = ({ ref, icon: Icon, says, held, onClick }: ActProps) => (
  <Button
    ref={ref ?? null}
    variant="plain"
    px="2"
    minH={{ base: 'control.touch', lg: 'control.sm' }}
    disabled={held}
    onClick={onClick}
  >
    <Icon strokeWidth={1.75} aria-hidden />
    <Box srOnly>{says}</Box>
  </Button>
);
