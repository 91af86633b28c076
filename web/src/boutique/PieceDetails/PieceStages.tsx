import { formatMessage, type MessageKey } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Circle, CircleCheck, Scissors } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PieceStages_card$key } from '../../__generated__/PieceStages_card.graphql.ts';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** How a stage is shown: done, current, or to come. */
function lookOf(state: string, isHere: boolean): { icon: ReactNode; says: MessageKey } {
  if (state === 'DONE') return { icon: <CircleCheck {...ICON} />, says: 'piece.isDone' };
  return isHere
    ? { icon: <Scissors {...ICON} />, says: 'piece.isHere' }
    : { icon: <Circle {...ICON} />, says: 'piece.isToCome' };
}

/** The progress of the piece: each stage with its employee. */
export function PieceStages({ card }: { card: PieceStages_card$key }) {
  const { stages, currentStage } = useFragment(
    graphql`
      fragment PieceStages_card on JobCard {
        currentStage
        stages {
          stage
          name
          state
          employeeName
        }
      }
    `,
    card,
  );
  return (
    <Box asChild layerStyle="section">
      <section aria-label={formatMessage('piece.stages')}>
        <Box asChild textStyle="section" mb="1">
          <h2>{formatMessage('piece.stages')}</h2>
        </Box>
        {stages.length === 0 && <Box color="fg.subtle">{formatMessage('piece.noStages')}</Box>}
        <ol>
          {stages.map(({ stage, name, state, employeeName }) => {
            const isHere = stage === currentStage && state !== 'DONE';
            const { icon, says } = lookOf(state, isHere);
            return (
              <Box
                key={stage}
                asChild
                display="flex"
                alignItems="center"
                gap="3"
                minH="10"
                borderBottom="1px solid"
                borderColor="border"
                color={isHere ? 'accent.fg' : state === 'DONE' ? 'fg.muted' : 'fg'}
                fontWeight={isHere ? 'semibold' : 'normal'}
              >
                <li {...(isHere && { 'aria-current': 'step' })}>
                  {icon}
                  <Box flex="1" minW="0" overflowWrap="anywhere">
                    {name}
                    <Box as="span" srOnly>{`, ${formatMessage(says)}`}</Box>
                  </Box>
                  <Box color={employeeName == null ? 'part.fg' : 'inherit'}>
                    {employeeName ?? formatMessage('piece.nobodyYet')}
                  </Box>
                </li>
              </Box>
            );
          })}
        </ol>
      </section>
    </Box>
  );
}
