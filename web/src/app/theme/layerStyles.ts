import { defineLayerStyles } from '@chakra-ui/react/styled-system';

/** Ledger lines: elements that hang from a line or rest on one. */
export const layerStyles = defineLayerStyles({
  /** A section starts with an ink rule above its heading. */
  section: { value: { borderTop: '2px solid', borderTopColor: 'border.inverted', paddingTop: '2.5' } },
  /** The selected tab, today and the QR code hang from the accent line. */
  tabLine: { value: { boxShadow: 'inset 0 3px 0 {colors.accent.solid}' } },
  /** The amount to pay has a double rule below; once per screen. */
  sum: {
    value: {
      borderTop: '1px solid',
      borderBottom: '3px double',
      borderTopColor: 'border.inverted',
      borderBottomColor: 'border.inverted',
    },
  },
  /** A single figure outside a row: only the double rule below. */
  sumFigure: { value: { borderBottom: '3px double', borderBottomColor: 'border.inverted' } },
  /** The margin of the money column; on small screens, above the bottom bar. */
  margin: { value: { borderLeft: '4px double', borderLeftColor: 'accent.solid' } },
  marginTop: { value: { borderTop: '4px double', borderTopColor: 'accent.solid' } },
  float: {
    value: { bg: 'bg', boxShadow: 'float', border: '1px solid', borderColor: 'border.float' },
  },
  ink: { value: { bg: 'bg.inverted', color: 'fg.inverted', boxShadow: 'float' } },
  disabled: { value: { bg: 'bg.muted', color: 'fg.subtle', borderColor: 'transparent', cursor: 'disabled' } },
});
