import { formatMessage } from '@galla/domain';
import { HStack } from '@chakra-ui/react/stack';
import { Store } from 'lucide-react';

/** The badge of items listed on the marketplace. */
export const Added = () => (
  <HStack gap="1.5" color="fg.muted">
    <Store size={18} strokeWidth={1.75} aria-hidden />
    {formatMessage('list.added')}
  </HStack>
);
