import { formatMessage, type MessageKey } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { LinkTabs } from '../../ui/LinkTabs.tsx';

export const REPORT_TABS = [
  { value: 'collected', label: 'reports.tab.collected', to: '/Reports' },
  { value: 'dues', label: 'dues.title', to: '/Reports/dues' },
  { value: 'sellers', label: 'sellers.title', to: '/Reports/sellers' },
  { value: 'gst', label: 'gst.title', to: '/Reports/gst' },
] as const satisfies readonly { value: string; label: MessageKey; to: string }[];

export type ReportTab = (typeof REPORT_TABS)[number]['value'];

const TABS = REPORT_TABS.map((tab) => ({ ...tab, label: formatMessage(tab.label) }));

/** The reports of /Reports, each with an address of its own. */
export const ReportTabs = ({ value }: { value: ReportTab }) => (
  <Box mx={{ base: '-4', md: '-5' }} mt={{ base: '-4', md: '-5' }} mb={{ md: '-3' }}>
    <LinkTabs label={formatMessage('reports.tabs')} value={value} tabs={TABS} />
  </Box>
);
