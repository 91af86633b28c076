import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import type { Section } from './choice.ts';
import { PaletteOption } from './PaletteOption.tsx';
import type { PaletteState } from './usePalette.ts';

interface Props {
  id: string;
  state: PaletteState;
}

/** The element id of a choice, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** Number of choices before a section. */
const before = (sections: readonly Section[], section: number): number =>
  sections.slice(0, section).reduce((sum, { choices }) => sum + choices.length, 0);

/** The choices under their headings. */
export function PaletteList({ id, state }: Props) {
  const { sections, current, markCurrent, choose } = state;
  return (
    <div id={id} role="listbox" aria-label={formatMessage('palette.title')}>
      {sections.map(({ title, choices }, section) => (
        <Box key={title} role="group" aria-labelledby={`${id}-s${section}`} pb="2">
          <Box
            id={`${id}-s${section}`}
            textStyle="columnHeading"
            color="fg.muted"
            px={{ base: '4', md: '5' }}
            pt="3"
            pb="1"
          >
            {title}
          </Box>
          {choices.map((choice, index) => {
            const place = before(sections, section) + index;
            return (
              <PaletteOption
                key={choice.key}
                id={optionId(id, place)}
                choice={choice}
                current={place === current}
                onPoint={() => markCurrent(place)}
                onChoose={() => choose(choice)}
              />
            );
          })}
        </Box>
      ))}
    </div>
  );
}
