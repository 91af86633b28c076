import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Pencil, Trash2, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  name: string;
  /** Content at the end of the row. */
  detail?: ReactNode;
  /** Accessible labels of the two actions, which contain the name; undefined if the user may not use them. */
  acts: { edit: string; remove: string } | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

/** A record in a `RecordList`. */
export const RecordRow = ({ name, detail, acts, onEdit, onRemove }: Props) => (
  <Box asChild py="2" borderBottom="1px solid" borderColor="border">
    <li>
      <HStack gap="3">
        <Box flex="1" minW="0" textStyle="rowTitle" truncate>
          {name}
        </Box>
        <Box fontWeight="semibold">{detail}</Box>
        {acts && (
          <HStack gap="0">
            <Act icon={Pencil} label={acts.edit} onClick={onEdit} />
            <Act icon={Trash2} label={acts.remove} onClick={onRemove} />
          </HStack>
        )}
      </HStack>
    </li>
  </Box>
);

const Act = ({ icon: Icon, label, onClick }: { icon: LucideIcon; label: string; onClick: () => void }) => (
  <Button variant="plain" px="2" minH={{ base: 'control.touch', lg: 'control.sm' }} onClick={onClick}>
    <Icon strokeWidth={1.75} aria-hidden />
    <Box srOnly>{label}</Box>
  </Button>
);
