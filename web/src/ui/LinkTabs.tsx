import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { countText } from './counted.ts';

export interface LinkTab {
  value: string;
  label: string;
  /** The tab's address. */
  to: string;
  /** Number of rows; left out while unknown. */
  count?: number | undefined;
}

interface Props {
  tabs: readonly LinkTab[];
  /** The current tab. */
  value: string;
  /** Accessible name of the tabs. */
  label: string;
}

const Tab = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: '0',
    h: 'control.touch',
    mt: '-1px',
    // On a phone of 360 px three tabs fit, and the fourth is partly visible.
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

/** Tabs as links, because the tab is kept in the address: Back, reload and shared links restore it. */
export function LinkTabs({ tabs, value, label }: Props) {
  return (
    <chakra.nav
      aria-label={label}
      display="flex"
      flexShrink="0"
      overflowX="auto"
      // On a phone they scroll from edge to edge: with a margin a label would be cut off.
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
            // The space separates the words for screen readers; in a flex container it is not rendered.
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
