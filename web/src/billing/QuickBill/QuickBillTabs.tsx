import { formatMessage } from '@galla/domain';
import { LinkTabs } from '../../ui/LinkTabs.tsx';

/** amount: the quick bill. proposal: the cart. */
export type QuickBillTab = 'amount' | 'proposal';

/** The address parameter of the tab. */
export const TAB = 'tab';

interface Props {
  tab: QuickBillTab;
  pathOf: (tab: QuickBillTab) => string;
}

/** The two ways of billing without an invoice; both keep the customer. */
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
