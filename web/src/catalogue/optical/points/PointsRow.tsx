import { say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Pencil, Trash2, type LucideIcon } from 'lucide-react';
import type { Assignment } from './assignment.ts';

interface Props {
  assignment: Assignment;
  mayAssign: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

const Act = ({ icon: Icon, says, onClick }: { icon: LucideIcon; says: string; onClick: () => void }) => (
  <Button variant="plain" px="2" minH={{ base: 'control.touch', lg: 'control.sm' }} onClick={onClick}>
    <Icon strokeWidth={1.75} aria-hidden />
    <Box srOnly>{says}</Box>
  </Button>
);

/** A designation with its points. */
export function PointsRow({ assignment, mayAssign, onEdit, onRemove }: Props) {
  const { designation, points } = assignment;
  const { name } = designation;
  return (
    <Box asChild py="2" borderBottom="1px solid" borderColor="border">
      <li>
        <HStack gap="3">
          <Box flex="1" minW="0" textStyle="rowTitle" truncate>
            {name}
          </Box>
          <Box fontWeight="semibold">{say('optical.nPoints', { n: points })}</Box>
          {mayAssign && (
            <HStack gap="0">
              <Act icon={Pencil} says={say('optical.editPoints', { name })} onClick={onEdit} />
              <Act icon={Trash2} says={say('optical.removePoints', { name })} onClick={onRemove} />
            </HStack>
          )}
        </HStack>
      </li>
    </Box>
  );
}
