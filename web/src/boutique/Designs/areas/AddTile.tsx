import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Plus } from 'lucide-react';

interface Props {
  /** Name of the area. */
  area: string;
  onAdd: () => void;
}

/** The tile after an area's options that adds a new one. */
export const AddTile = ({ area, onAdd }: Props) => (
  <li>
    <Button
      variant="outline"
      w="full"
      h="full"
      minH="24"
      flexDirection="column"
      borderStyle="dashed"
      color="accent.fg"
      whiteSpace="normal"
      textAlign="center"
      p="3"
      onClick={onAdd}
    >
      <Plus strokeWidth={1.75} aria-hidden />
      {formatMessage('designScreen.addNew', { area })}
    </Button>
  </li>
);
