import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { countText } from './counted.ts';

export interface LinkTab {
  value: string;
  label: string;
  /** The address that shows it. */
  to: string;
  /** How many rows it shows; left out while nobody knows. */
  count?: number | undefined;
}

interface Props {
  tabs: readonly LinkTab[];
  /** The one that is shown. */
  value: string;
  /** What they are tabs of. */
  label: string;
}

const Tab = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: '0',
    h: 'control.touch',
    mt: '-1px',
    // Three of them fit a phone of 360 px, and the fourth is begun.
    px: { base: '1', md: '3' },
    color: 'fg.muted',
    textStyle: 'rowTitle',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-2px' },
    _currentPage: { layerStyle: 'tabLine', color: 'fg', fontWeight: 'semibold' },
  },
});

const bringInSight = (tab: HTMLElement | null): void =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** Tabs that are links, since the tab stands in the address: Back, reload and a shared link find it again. */
export function LinkTabs({ tabs, value, label }: Props) {
  return (
    <chakra.nav
      aria-label={label}
      display="flex"
      flexShrink="0"
      overflowX="auto"
      // On a phone they scroll from edge to edge: a margin would cut a label in its last letter.
      mx={{ md: '5' }}
      px={{ base: '3', md: '0' }}
      scrollPaddingInline="3"
      mt="3"
      borderTop="1px solid"
      borderColor="border"
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.value}
          to={tab.to}
          replace
          {...(tab.value === value && { 'aria-current': 'page' as const, ref: bringInSight })}
        >
          {tab.label}
          {tab.count !== undefined && (
            // The space is for who listens: in a row of boxes it is not seen.
            <>
              {' '}
              <chakra.span ms="1.5" textStyle="second" color="fg.subtle">
                {countText(tab.count)}
              </chakra.span>
            </>
          )}
        </Tab>
      ))}
    </chakra.nav>
  );
}
