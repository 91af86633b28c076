import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PieceFoot_card$data, PieceFoot_card$key } from '../../__generated__/PieceFoot_card.graphql.ts';
import type { PieceScreen_card$key } from '../../__generated__/PieceScreen_card.graphql.ts';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { PhotoChoice, type Photo } from '../photo/PhotoChoice.tsx';
import { useSecondsLeft } from './useSecondsLeft.ts';
import { useFinishPiece, useUndoPiece } from './useWritePiece.ts';

interface Props {
  card: PieceFoot_card$key;
  onWritten: (card: PieceScreen_card$key) => void;
}

/** Where the piece is: ready, at a stage with an employee, or unassigned. */
function whereText({ state, currentStage, stages }: PieceFoot_card$data): string {
  if (state === 'DONE') return formatMessage('piece.ready');
  const now = stages.find(({ stage }) => stage === currentStage);
  return now?.employeeName == null
    ? formatMessage('piece.withNobody')
    : formatMessage('piece.withOther', { name: now.employeeName, stage: now.name });
}

/** One large button that names its action and who gets the piece next; undo is offered for a minute. */
export function PieceFoot({ card, onWritten }: Props) {
  const data = useFragment(
    graphql`
      fragment PieceFoot_card on JobCard {
        piece
        state
        currentStage
        mayMove
        undoUntil
        photo
        photoNeeded
        stages {
          stage
          name
          employeeName
        }
        next {
          name
          employeeName
        }
      }
    `,
    card,
  );
  const { piece, currentStage, mayMove, undoUntil, photo: kept, photoNeeded, stages, next } = data;
  const finishing = useFinishPiece();
  const undoing = useUndoPiece();
  const [said, setSaid] = useState(false);
  const [photo, setPhoto] = useState<Photo | undefined>(kept == null ? undefined : { url: kept });
  const [sending, setSending] = useState(false);
  const [missing, setMissing] = useState<string>();
  const left = useSecondsLeft(undoUntil);
  const busy = finishing.busy || undoing.busy || sending;
  const stage = stages.find((one) => one.stage === currentStage)?.name;

  const finish = async (): Promise<void> => {
    if (photoNeeded && photo === undefined) {
      setMissing(formatMessage('finished.missing'));
      return;
    }
    const outcome = await finishing.write({
      key: newKey(),
      piece,
      seenAt: currentStage ?? null,
      ...(photo?.id !== undefined && { photo: photo.id }),
    });
    if (outcome.kind !== 'saved') {
      toast.error(outcome.message);
      return;
    }
    setSaid(outcome.saved.moved);
    onWritten(outcome.saved.card);
  };
  const undo = async (): Promise<void> => {
    const outcome = await undoing.write({ key: newKey(), piece });
    if (outcome.kind !== 'saved') {
      toast.error(outcome.message);
      return;
    }
    setSaid(false);
    onWritten(outcome.saved.card);
    toast.info(formatMessage(outcome.saved.moved ? 'piece.undone' : 'piece.undoOver'));
  };

  return (
    <Box layerStyle="marginTop" zIndex="bar" flexShrink="0" bg="bg" px="4" py="3">
      <Box maxW="column.summary" mx={{ md: 'auto' }} display="flex" flexDirection="column" gap="3">
        <Box aria-live="polite" overflowWrap="anywhere">
          {mayMove
            ? next == null
              ? formatMessage('piece.thenReady')
              : formatMessage('piece.then', { name: next.employeeName ?? '', stage: next.name })
            : whereText(data)}
          {said && <Box as="span" color="fg.muted">{` ${formatMessage('piece.scanNext')}`}</Box>}
        </Box>
        {left > 0 && (
          <Button variant="outline" size="lg" disabled={busy} onClick={() => void undo()}>
            <Undo2 strokeWidth={1.75} aria-hidden />
            {formatMessage('piece.undo', { seconds: left })}
          </Button>
        )}
        {mayMove && next == null && (
          <PhotoChoice
            label={formatMessage('finished.title')}
            hint={formatMessage(photoNeeded ? 'finished.take' : 'finished.optional')}
            alt={formatMessage('finished.title')}
            photo={photo}
            problem={missing}
            required={photoNeeded}
            onPhoto={(taken) => {
              setPhoto(taken);
              setMissing(undefined);
            }}
            onSending={setSending}
          />
        )}
        {mayMove && (
          <Button
            h="18"
            textStyle="title"
            loading={finishing.busy}
            loadingText={formatMessage('shell.saving')}
            disabled={busy}
            onClick={() => void finish()}
          >
            <Check strokeWidth={2} aria-hidden />
            {stage === undefined
              ? formatMessage('piece.doneNoStage')
              : formatMessage('piece.done', { stage })}
          </Button>
        )}
      </Box>
    </Box>
  );
}
