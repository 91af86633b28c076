import { formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Trash2 } from 'lucide-react';

interface Props {
  /** Number of people with it: while there are any it cannot be deleted. */
  people: number;
  /** Also called while people have it, to explain that. */
  onDelete: () => void;
}

/** Deletes the designation after a confirmation, or says that people still have it. */
export function Remove({ people, onDelete }: Props) {
  return (
    <Box layerStyle="section" mt="6" mb="4">
      {people > 0 && (
        <Box color="fg.muted" mb="3">
          {formatCount('hierarchy.inUse', people)}
        </Box>
      )}
      <Button variant="outline" data-tone="due" aria-disabled={people > 0} onClick={onDelete}>
        <Trash2 strokeWidth={1.75} aria-hidden />
        {formatMessage('hierarchy.delete')}
      </Button>
    </Box>
  );
}
