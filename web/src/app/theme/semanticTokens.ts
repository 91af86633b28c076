import { defineSemanticTokens } from '@chakra-ui/react/styled-system';

const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

const accentSolid = pair('#0B5A75', '#74C5DC');
const dueSolid = pair('#B3261E', '#FF9F95');

/**
 * Paper, ink and one accent; further colours are used only for meaning (paid, part, due, in process). Every pair of
 * text and background reaches 4.5 : 1, borders of fields 3 : 1 (WCAG 2.2 AA).
 */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: pair('#FFFFFF', '#101617'),
      subtle: pair('#F4F7F7', '#161E20'),
      muted: pair('#E9EEEF', '#202A2D'),
      inverted: pair('#132024', '#E8EEEF'),
    },
    fg: {
      DEFAULT: pair('#132024', '#E8EEEF'),
      muted: pair('#46565B', '#B1BFC3'),
      subtle: pair('#5B6B70', '#90A0A5'),
      inverted: pair('#FFFFFF', '#101617'),
      error: dueSolid,
    },
    border: {
      DEFAULT: pair('#DAE1E3', '#2D3A3D'),
      emphasized: pair('#7A8A8F', '#71848A'),
      inverted: pair('#132024', '#E8EEEF'),
      error: dueSolid,
      /** Border of floating elements: in dark mode a shadow alone does not separate them from the page. */
      float: pair('transparent', '#2D3A3D'),
    },
    accent: {
      solid: accentSolid,
      hover: pair('#084860', '#97D5E7'),
      contrast: pair('#FFFFFF', '#04222C'),
      fg: accentSolid,
      subtle: pair('#E2F0F5', '#13303A'),
      focusRing: accentSolid,
    },
    paid: { fg: pair('#17663A', '#7FD39B'), subtle: pair('#E3F3E8', '#14301E') },
    part: { fg: pair('#855000', '#F0BE6A'), subtle: pair('#FCEFD6', '#36280F') },
    due: {
      fg: dueSolid,
      subtle: pair('#FCE9E7', '#3D1C19'),
      solid: dueSolid,
      hover: pair('#8F1E18', '#FFB8B0'),
      contrast: pair('#FFFFFF', '#3D1C19'),
      focusRing: dueSolid,
    },
    process: { fg: pair('#2A559C', '#A0C2F7'), subtle: pair('#E7EEFA', '#1A2C49') },
    scrim: pair('rgb(12 24 28 / 42%)', 'rgb(0 0 0 / 60%)'),
    chart: {
      rest: pair('color-mix(in srgb, #0B5A75 64%, #FFFFFF)', 'color-mix(in srgb, #74C5DC 64%, #101617)'),
    },
    /** Codes are read by a camera: black on white in both modes. */
    code: { fg: pair('#000000', '#000000'), bg: pair('#FFFFFF', '#FFFFFF') },
  },
  shadows: {
    float: pair(
      '0 1px 2px rgb(11 32 40 / 10%), 0 12px 32px rgb(11 32 40 / 16%)',
      '0 1px 2px rgb(0 0 0 / 40%), 0 12px 32px rgb(0 0 0 / 56%)',
    ),
  },
});
