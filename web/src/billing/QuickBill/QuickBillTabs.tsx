import { say } from '@galla/domain';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';

/** amount: the quick bill. proposal: the cart. */
export type QuickBillTab = 'amount' | 'proposal';

/** The parameter of the address in which the tab stands. */
export const TAB = 'tab';

interface Props {
  tab: QuickBillTab;
  /** The address of a tab. */
  pathOf: (tab: QuickBillTab) => string;
}

const Tab = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    h: 'control.touch',
    mt: '-1px',
    px: '3',
    color: 'fg.muted',
    textStyle: 'rowTitle',
    _hover: { color: 'fg' },
    _currentPage: { layerStyle: 'tabLine', color: 'fg', fontWeight: 'semibold' },
  },
});

/** The two ways to bill without an invoice; each keeps the customer. Links, since the tab stands in the address. */
export function QuickBillTabs({ tab, pathOf }: Props) {
  const current = (one: QuickBillTab) => (one === tab ? ({ 'aria-current': 'page' } as const) : {});
  return (
    <chakra.nav
      aria-label={say('quickBill.title')}
      display="flex"
      flexShrink="0"
      mx={{ base: '4', md: '5' }}
      mt="3"
      borderTop="1px solid"
      borderColor="border"
    >
      <Tab to={pathOf('amount')} replace {...current('amount')}>
        {say('quickBill.title')}
      </Tab>
      <Tab to={pathOf('proposal')} replace {...current('proposal')}>
        {say('billing.proposal')}
      </Tab>
    </chakra.nav>
  );
}
