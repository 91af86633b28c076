import { formatRupees, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { CircleCheck, Shirt } from 'lucide-react';
import { ownPath } from '../../../app/graph/ownPath.ts';
import type { ChosenOption } from '../draft/orderDraft.ts';
import { chosenOf, type Area, type Option } from '../shop/garment.ts';

interface Props {
  area: Area;
  chosen: readonly ChosenOption[];
  /** Receives all chosen options of the area. */
  onChosen: (chosen: ChosenOption[]) => void;
}

const Tile = chakra('button', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '1',
    w: 'full',
    minW: '0',
    px: '2',
    py: '3',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'l2',
    cursor: 'button',
    _hover: { bg: 'bg.muted' },
    _pressed: { bg: 'accent.subtle', boxShadow: 'inset 0 0 0 2px {colors.accent.solid}' },
  },
});

const Picture = chakra('img', { base: { boxSize: '16', objectFit: 'contain' } });

/** The surcharge of an option: "Included", "+ ₹120.00". */
export const priceWord = (price: number): string =>
  price === 0
    ? formatMessage('orderEntry.included')
    : formatMessage('orderEntry.priceMore', { amount: formatRupees(price) });

/** The options of an area as tiles. One can be chosen, or any number of add-ons; pressing again unselects. */
export function DesignTiles({ area, chosen, onChosen }: Props) {
  const ids = new Set(chosen.map(({ option }) => option));
  const press = (option: Option): void => {
    const others = area.addOns ? chosen.filter((one) => one.option !== option.option) : [];
    onChosen(ids.has(option.option) ? [...others] : [...others, chosenOf(option)]);
  };
  return (
    <chakra.fieldset
      minW="0"
      aria-label={area.name}
      display="grid"
      gridTemplateColumns={{
        base: 'repeat(3, minmax(0, 1fr))',
        md: 'repeat(4, minmax(0, 1fr))',
        xl: 'repeat(6, minmax(0, 1fr))',
      }}
      gap="2"
    >
      {area.options.map((option) => (
        <Tile
          key={option.option}
          type="button"
          aria-pressed={ids.has(option.option)}
          onClick={() => press(option)}
        >
          {ids.has(option.option) && (
            <Box position="absolute" top="1" insetEnd="1" color="accent.fg">
              <CircleCheck size={20} strokeWidth={2} aria-hidden />
            </Box>
          )}
          {option.image === null ? (
            <Box color="fg.muted">
              <Shirt size={48} strokeWidth={1} aria-hidden />
            </Box>
          ) : (
            <Picture src={ownPath(option.image)} alt="" loading="lazy" />
          )}
          <Box textStyle="rowTitle" textAlign="center" overflowWrap="anywhere">
            {option.name}
          </Box>
          <Box textStyle="second" color="fg.muted">
            {priceWord(option.price)}
          </Box>
        </Tile>
      ))}
    </chakra.fieldset>
  );
}
