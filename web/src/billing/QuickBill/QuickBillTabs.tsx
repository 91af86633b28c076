import { formatMessage } from '@galla/domain';
import { LinkTabs } from '../../ui/LinkTabs.tsx';

/** amount: the quick bill. proposal: the cart. */
export type QuickBillTab = 'amount' | 'proposal';

/** The parameter of the address in which the tab stands. */
export const TAB = 'tab';

interface Props {
  tab: QuickBillTab;
  /** The address of a tab. */
  pathOf: (tab: QuickBillTab) => string;
}

/** The two ways to bill without an invoice; each keeps the customer. */
export function QuickBillTabs({ tab, pathOf }: Props) {
  return (
    <LinkTabs
      label={formatMessage('quickBill.title')}
      value={tab}
      tabs={[
        { value: 'amount', label: formatMessage('quickBill.title'), to: pathOf('amount') },
        { value: 'proposal', label: formatMessage('billing.proposal'), to: pathOf('proposal') },
      ]}
    />
  );
}
