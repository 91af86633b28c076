import { type Place, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { RebuildButton } from './RebuildButton.tsx';
import { branchesOf } from './tree/rows.ts';

interface Props {
  places: readonly Place[];
  collapsed: ReadonlySet<string>;
  onExpand: (ids: readonly string[], expanded: boolean) => void;
  mayRebuild: boolean;
}

/** An explanation of designations, and actions on the whole tree. */
export function Tools({ places, collapsed, onExpand, mayRebuild }: Props) {
  const branches = branchesOf(places);
  const allOpen = branches.every((id) => !collapsed.has(id));
  const Icon = allOpen ? ChevronsDownUp : ChevronsUpDown;
  return (
    <>
      <Box color="fg.muted" maxW="reading">
        {formatMessage('hierarchy.explained')}
      </Box>
      <HStack justify="flex-end" gap="1" mb="1">
        {branches.length > 0 && (
          <Button variant="ghost" size="sm" onClick={() => onExpand(branches, !allOpen)}>
            <Icon strokeWidth={1.75} aria-hidden />
            {formatMessage(allOpen ? 'hierarchy.collapseAll' : 'hierarchy.expandAll')}
          </Button>
        )}
        {mayRebuild && <RebuildButton />}
      </HStack>
    </>
  );
}
