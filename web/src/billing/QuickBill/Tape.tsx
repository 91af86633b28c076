import { figureOnTape, formatMessage, type TapeLine } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { SIGNS } from './keys.ts';

/** The running tape of all figures, scrolled to the last one; a result is set off by a line. */
export const Tape = ({ lines }: { lines: readonly TapeLine[] }) => (
  // Column-reverse keeps it scrolled to the end. Scrollable content must be reachable by keyboard.
  <Box
    tabIndex={0}
    display="flex"
    flexDirection="column-reverse"
    maxH={{ base: '14', md: 'panel' }}
    overflowY="auto"
    position="relative"
  >
    <Box asChild listStyleType="none" fontVariantNumeric="tabular-nums">
      <ol aria-label={formatMessage('quickBill.tape')}>
        {lines.map(({ sign, figure }, place) => (
          <Box
            // Lines can be equal but never move, so the index is a stable key.
            key={place}
            asChild
            display="flex"
            justifyContent="space-between"
            gap="3"
            py="0.5"
            {...(sign === '=' && {
              borderTop: '1px solid',
              borderColor: 'border.inverted',
              fontWeight: 'semibold',
              mb: '2',
            })}
          >
            <li>
              <Box as="span" color="fg.muted">
                {SIGNS[sign]}
              </Box>
              <Box as="span" minW="0" overflowWrap="anywhere" textAlign="end">
                {figureOnTape(figure)}
              </Box>
            </li>
          </Box>
        ))}
      </ol>
    </Box>
  </Box>
);
