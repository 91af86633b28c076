import { formatMessage, type MessageKey } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { LinkTabs } from '../../ui/LinkTabs.tsx';
import { useMayCloseDays } from '../dayClose/useMayCloseDays.ts';

const REPORT_TABS = [
  { value: 'collected', label: 'reports.tab.collected', to: '/Reports' },
  { value: 'dues', label: 'dues.title', to: '/Reports/dues' },
  { value: 'sellers', label: 'sellers.title', to: '/Reports/sellers' },
  { value: 'gst', label: 'gst.title', to: '/Reports/gst' },
  { value: 'closes', label: 'dayClose.tab', to: '/Reports/day-closes' },
] as const satisfies readonly { value: string; label: MessageKey; to: string }[];

type ReportTab = (typeof REPORT_TABS)[number]['value'];

const TABS = REPORT_TABS.map((tab) => ({ ...tab, label: formatMessage(tab.label) }));

/** The reports of /Reports, each with its own URL; closed days only for users who may close days. */
export function ReportTabs({ value }: { value: ReportTab }) {
  const mayClose = useMayCloseDays();
  const closes = mayClose || value === 'closes';
  return (
    <Box mx={{ base: '-4', md: '-5' }} mt={{ base: '-4', md: '-5' }} mb={{ md: '-3' }}>
      <LinkTabs
        label={formatMessage('reports.tabs')}
        value={value}
        tabs={closes ? TABS : TABS.filter((tab) => tab.value !== 'closes')}
      />
    </Box>
  );
}
