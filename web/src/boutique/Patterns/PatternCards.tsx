import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { PatternCardsQuery } from '../../__generated__/PatternCardsQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { newKey } from '../../app/key.ts';
import { useAddress } from '../../app/router/useAddress.ts';
import { countText } from '../../ui/counted.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { DeletePattern } from '../garments/DeletePattern.tsx';
import type { StageChoice } from '../stagePrices/amounts.ts';
import { DEFAULTS, NEW_PATTERN } from './address.ts';
import { CARDS } from './cardGrid.ts';
import { PatternCard } from './PatternCard.tsx';
import { PatternForm } from './PatternForm.tsx';
import { StoredPattern } from './StoredPattern.tsx';
import { useDeletePattern } from './useWritePatterns.ts';

interface Props {
  /** Global id of the item. */
  garment: string;
  attempt: number;
  stages: readonly StageChoice[];
  rights: { add: boolean; edit: boolean; remove: boolean };
}

/** The patterns of an item as cards, one of which may be edited in place. */
export function PatternCards({ garment: id, attempt, stages, rights }: Props) {
  const { node } = useLazyLoadQuery<PatternCardsQuery>(
    graphql`
      query PatternCardsQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Garment @alias(as: "garment") {
            name
            patterns {
              id
              name
              version
              ...PatternCard_pattern
              ...StoredPattern_pattern
            }
          }
        }
      }
    `,
    { id },
    fetchOptions(attempt),
  );
  const {
    values: { edit: edited },
    change,
  } = useAddress(DEFAULTS);
  const { write, busy } = useDeletePattern();
  const [asked, setAsked] = useState<string>();
  const patterns = node?.garment?.patterns ?? [];
  const going = patterns.find((pattern) => pattern.id === asked);
  const open = (edit: string): void => change({ edit }, 'step');
  const end = (): void => change({ edit: '' });
  const adds = edited === NEW_PATTERN && rights.add;
  return (
    <>
      <HStack layerStyle="section" mb="3" gap="2">
        <Box asChild textStyle="section">
          <h2>{node?.garment?.name}</h2>
        </Box>
        <Box color="fg.muted" flex="1">
          {countText(patterns.length)}
        </Box>
        {rights.add && !adds && (
          <Button onClick={() => open(NEW_PATTERN)}>
            <Plus strokeWidth={1.75} aria-hidden />
            {formatMessage('patternScreen.add')}
          </Button>
        )}
      </HStack>
      {patterns.length === 0 && !adds && (
        <EmptyState
          title={formatMessage('patternScreen.none')}
          explained={formatMessage('patternScreen.noneExplained')}
        />
      )}
      <Box asChild listStyleType="none" {...CARDS}>
        <ul>
          {adds && <PatternForm garment={id} stages={stages} onEnd={end} />}
          {patterns.map((pattern) =>
            edited === pattern.id && rights.edit ? (
              <StoredPattern key={pattern.id} pattern={pattern} garment={id} stages={stages} onEnd={end} />
            ) : (
              <PatternCard
                key={pattern.id}
                pattern={pattern}
                onEdit={rights.edit ? () => open(pattern.id) : undefined}
                onDelete={rights.remove ? () => setAsked(pattern.id) : undefined}
              />
            ),
          )}
        </ul>
      </Box>
      <DeletePattern
        name={going?.name}
        busy={busy}
        write={() =>
          write({ key: newKey(), pattern: going?.id ?? '', expectedVersion: going?.version ?? null })
        }
        onEnd={() => setAsked(undefined)}
      />
    </>
  );
}
