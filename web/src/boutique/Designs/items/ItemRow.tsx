import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  name: string;
  /** Its position among the items. */
  second: string;
  price: ReactNode;
  /** Undefined if the user may not. */
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

/** An item in the drawer's list: name, position, price and its actions. */
export const ItemRow = ({ name, second, price, onEdit, onDelete }: Props) => (
  <HStack asChild gap="2" minH="row.tall" borderBottom="1px solid" borderColor="border">
    <li>
      <Box flex="1" minW="0">
        <Box textStyle="rowTitle" overflowWrap="anywhere">
          {name}
        </Box>
        <Box textStyle="second" color="fg.subtle">
          {second}
        </Box>
      </Box>
      {price}
      {onEdit && (
        <Button
          variant="plain"
          size="sm"
          px="0"
          aria-label={formatMessage('itemScreen.edit', { name })}
          onClick={onEdit}
        >
          <Pencil strokeWidth={1.75} aria-hidden />
        </Button>
      )}
      {onDelete && (
        <Button
          variant="plain"
          size="sm"
          px="0"
          aria-label={formatMessage('itemScreen.delete', { name })}
          onClick={onDelete}
        >
          <Trash2 strokeWidth={1.75} aria-hidden />
        </Button>
      )}
    </li>
  </HStack>
);
