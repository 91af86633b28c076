import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { useRevalidator } from 'react-router-dom';
import { newKey } from '../../../app/key.ts';
import { toast } from '../../../app/toast/toast.ts';
import { useUndoHandOver } from './useUndoHandOver.ts';

interface Props {
  /** Global ids. */
  order: string;
  piece: string;
  /** What is undone, for screen readers. */
  name: string;
}

/** Undoes the hand-over of a piece, after which it can be handed over again. */
export function TakeBack({ order, piece, name }: Props) {
  const { write, busy } = useUndoHandOver();
  const { revalidate } = useRevalidator();
  const act = async (): Promise<void> => {
    const outcome = await write({ key: newKey(), order, pieces: [piece] });
    if (outcome.kind === 'saved') toast.success(formatMessage('handOver.takenBack'));
    else toast.error(outcome.message);
    void revalidate();
  };
  return (
    <Button
      variant="plain"
      size="sm"
      minH={{ base: 'control.touch', lg: 'control.sm' }}
      aria-label={name}
      loading={busy}
      onClick={() => void act()}
    >
      {formatMessage('handOver.takeBack')}
    </Button>
  );
}
