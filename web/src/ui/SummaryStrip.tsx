import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

export interface Figure {
  label: string;
  /** A MoneyText with shape figure, or a count. */
  figure: ReactNode;
  /** One short fact: "9 bills". */
  fact?: string;
  /** Pending amounts have the colour of part payments. */
  tone?: 'part';
  /** Least important: not shown on a phone. */
  minor?: boolean;
}

interface Props {
  figures: readonly Figure[];
  /** Two columns on a phone; otherwise all stay in one row. */
  wraps?: boolean;
}

/** Figures in a row below an ink rule, separated by lines; used instead of cards. */
export function SummaryStrip({ figures, wraps = false }: Props) {
  return (
    <chakra.dl
      layerStyle="section"
      display="flex"
      pt="2"
      minW="0"
      {...(wraps && { flexWrap: { base: 'wrap', md: 'nowrap' } })}
    >
      {figures.map(({ label, figure, fact, tone, minor }) => (
        <Box
          key={label}
          display="flex"
          flexDirection="column"
          flex="1"
          minW={wraps ? { base: '1/2', md: 'min-content' } : '0'}
          ps="4"
          pb="2"
          _first={{ ps: '0', border: 'none' }}
          borderStart="1px solid"
          borderColor="border"
          {...(wraps && { mdDown: { _odd: { ps: '0', border: 'none' } } })}
          {...(minor === true && { hideBelow: 'md' })}
        >
          {/* Beside a label on two lines the figures stay on one line. */}
          <chakra.dt flex="1" color="fg.muted">
            {label}
            {fact !== undefined && <chakra.span color="fg.subtle"> · {fact}</chakra.span>}
          </chakra.dt>
          <chakra.dd
            textStyle={{ base: 'figureDense', xl: 'figureDense' }}
            {...(tone && { color: `${tone}.fg` })}
          >
            {figure}
          </chakra.dd>
        </Box>
      ))}
    </chakra.dl>
  );
}
