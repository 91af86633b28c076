import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { globalCss, keyframes } from './globalCss.ts';
import { layerStyles } from './layerStyles.ts';
import { recipes, slotRecipes } from './recipes/index.ts';
import { semanticTokens } from './semanticTokens.ts';
import { textStyles } from './textStyles.ts';
import { tokens } from './tokens.ts';

/**
 * Only what Galla uses: Chakra's conditions and utilities without its default tokens and recipes, which would be
 * most of the theme's bytes on the first screen. A component without a recipe here renders unstyled: add its recipe
 * under `recipes/`.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsPrefix: 'g',
    cssVarsRoot: ':where(html)',
    globalCss,
    theme: {
      breakpoints: { md: '768px', lg: '1200px', xl: '1366px' },
      keyframes,
      tokens,
      semanticTokens,
      textStyles,
      layerStyles,
      recipes,
      slotRecipes,
    },
  }),
);
