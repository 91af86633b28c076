import { formatMessage } from '@galla/domain';
import { chakra } from '@chakra-ui/react/styled-system';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { ChosenPattern } from '../draft/orderDraft.ts';
import { PatternTile } from './PatternTile.tsx';

interface Props {
  offered: readonly ChosenPattern[];
  chosen: readonly ChosenPattern[];
  onChosen: (chosen: readonly ChosenPattern[]) => void;
}

const isSame = (one: ChosenPattern, other: ChosenPattern): boolean =>
  one.pattern === other.pattern && (one.pattern !== '' || one.name === other.name);

/**
 * The shop's patterns of the garment. Any number can be chosen; a chosen one that is no longer offered stays
 * chosen.
 */
export function AvailablePatterns({ offered, chosen, onChosen }: Props) {
  const gone = chosen.filter(
    (one) => !offered.some(({ pattern }) => pattern !== '' && pattern === one.pattern),
  );
  const all = [...offered, ...gone];
  if (all.length === 0) return <EmptyState title={formatMessage('orderEntry.noPatterns')} />;
  return (
    <chakra.fieldset
      minW="0"
      aria-label={formatMessage('orderEntry.availablePatterns')}
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
      gap="3"
    >
      {all.map((pattern) => {
        const isChosen = chosen.some((one) => isSame(one, pattern));
        return (
          <PatternTile
            key={pattern.pattern === '' ? pattern.name : pattern.pattern}
            pattern={pattern}
            chosen={isChosen}
            onPress={() =>
              onChosen(isChosen ? chosen.filter((one) => !isSame(one, pattern)) : [...chosen, pattern])
            }
          />
        );
      })}
    </chakra.fieldset>
  );
}
