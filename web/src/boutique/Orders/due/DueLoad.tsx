import { formatCount, formatMessage, piecesOver } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Plus, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link, useRevalidator } from 'react-router-dom';
import type { DueLoad_load$key } from '../../../__generated__/DueLoad_load.graphql.ts';
import { useOpens } from '../../../app/router/opens.ts';
import { DailyDialog } from './DailyDialog.tsx';

interface Props {
  load: DueLoad_load$key;
  mayEdit: boolean;
}

/** The bar below the board: pieces due today against the shop's daily number, and the next order. */
export function DueLoad({ load, mayEdit }: Props) {
  const { pieces, dailyPieces } = useFragment(
    graphql`
      fragment DueLoad_load on DayLoad {
        pieces
        dailyPieces
      }
    `,
    load,
  );
  const { revalidate } = useRevalidator();
  const opens = useOpens('create-order');
  const [asking, setAsking] = useState(false);
  const daily = dailyPieces ?? null;
  const over = piecesOver(pieces, daily);
  return (
    <HStack
      layerStyle="marginTop"
      zIndex="bar"
      flexShrink="0"
      bg="bg"
      px={{ base: '4', md: '5' }}
      py="3"
      gap="4"
    >
      <Box minW="0">
        <Box textStyle="second" color="fg.muted">
          {daily === null ? formatMessage('due.dueToday') : formatMessage('due.dueTodayOf', { n: daily })}
        </Box>
        <Box textStyle="title" color={over > 0 ? 'part.fg' : 'fg'}>
          {[formatCount('due.pieces', pieces), over > 0 && formatMessage('due.over', { n: over })]
            .filter(Boolean)
            .join(', ')}
        </Box>
      </Box>
      {mayEdit && (
        <Button
          variant="plain"
          px="0"
          minW="control.touch"
          h="control.touch"
          aria-label={formatMessage('due.daily')}
          onClick={() => setAsking(true)}
        >
          <Settings2 strokeWidth={1.75} aria-hidden />
        </Button>
      )}
      <Box flex="1" />
      {opens && (
        <Button asChild size="lg" hideFrom="md">
          <Link to="/create-order">
            <Plus strokeWidth={2} aria-hidden />
            {formatMessage('orderList.create')}
          </Link>
        </Button>
      )}
      {asking && (
        <DailyDialog daily={daily} onSaved={() => void revalidate()} onClose={() => setAsking(false)} />
      )}
    </HStack>
  );
}
