import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { SegmentedChoice } from '../../../ui/SegmentedChoice.tsx';

/** The two tabs of a new product with variants. */
export type ProductTab = 'details' | 'variants';

interface Props {
  tab: ProductTab;
  onTab: (tab: ProductTab) => void;
  /** Number of variants added. */
  count: number;
}

/** Tab 1 details, tab 2 variants (spec 3 §2.9). */
export const VariantTabs = ({ tab, onTab, count }: Props) => (
  <Box mb="5">
    <SegmentedChoice
      label={formatMessage('optical.productParts')}
      choices={[
        { value: 'details', label: formatMessage('optical.details') },
        { value: 'variants', label: formatMessage('optical.variantsTab', { n: count }) },
      ]}
      value={tab}
      onValue={onTab}
    />
  </Box>
);
