import { formatMessage, type ResourceKind } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { LinkTabs } from '../../ui/LinkTabs.tsx';
import { TABS, tabPath } from './address.ts';

const LINKS = TABS.map(({ tab, kind, label }) => ({
  value: kind,
  label: formatMessage(label),
  to: tabPath(tab),
}));

/** The tabs: exercises, meals and facilities. */
export const GymResourceTabs = ({ kind }: { kind: ResourceKind }) => (
  <Box mx={{ base: '-4', md: '-5' }} mt={{ base: '-4', md: '-5' }} mb={{ md: '-3' }}>
    <LinkTabs label={formatMessage('resources.tabs')} value={kind} tabs={LINKS} />
  </Box>
);
