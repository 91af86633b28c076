import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { LinkTabs } from '../../ui/LinkTabs.tsx';

const TABS = [
  { value: 'products', label: formatMessage('list.productsTitle'), to: '/products' },
  { value: 'toBuy', label: formatMessage('goods.toBuy'), to: '/products/to-buy' },
  { value: 'suppliers', label: formatMessage('goods.suppliers'), to: '/products/suppliers' },
] as const;

/** Tabs for the products, the products to buy, and the suppliers. */
export const GoodsTabs = ({ value }: { value: (typeof TABS)[number]['value'] }) => (
  <Box mx={{ base: '-4', md: '-5' }} mt={{ base: '-4', md: '-5' }} mb={{ md: '-3' }}>
    <LinkTabs label={formatMessage('goods.tabs')} value={value} tabs={TABS} />
  </Box>
);
