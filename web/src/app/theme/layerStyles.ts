import { defineLayerStyles } from '@chakra-ui/react/styled-system';

/** The lines of the ledger: what hangs from a line, and what rests on one. */
export const layerStyles = defineLayerStyles({
  /** A section starts with an ink rule, its heading under it. */
  section: { value: { borderTop: '2px solid', borderTopColor: 'border.inverted', paddingTop: '2.5' } },
  /** The chosen tab, today, the QR code: hung from the accent line. */
  tabLine: { value: { boxShadow: 'inset 0 3px 0 {colors.accent.solid}' } },
  /** The figure to be paid rests on a double rule; once per screen. */
  sum: {
    value: {
      borderTop: '1px solid',
      borderBottom: '3px double',
      borderTopColor: 'border.inverted',
      borderBottomColor: 'border.inverted',
    },
  },
  /** A single figure without its row: only the double rule below. */
  sumFigure: { value: { borderBottom: '3px double', borderBottomColor: 'border.inverted' } },
  /** The margin of the money column; above the bottom bar on small screens. */
  margin: { value: { borderLeft: '4px double', borderLeftColor: 'accent.solid' } },
  marginTop: { value: { borderTop: '4px double', borderTopColor: 'accent.solid' } },
  float: {
    value: { bg: 'bg', boxShadow: 'float', border: '1px solid', borderColor: 'border.float' },
  },
  ink: { value: { bg: 'bg.inverted', color: 'fg.inverted', boxShadow: 'float' } },
  disabled: { value: { bg: 'bg.muted', color: 'fg.subtle', borderColor: 'transparent', cursor: 'disabled' } },
});
