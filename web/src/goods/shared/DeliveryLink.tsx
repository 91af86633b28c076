import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { PackagePlus } from 'lucide-react';
import { Link } from 'react-router-dom';

/** Leads to the entry of a supplier's bill. */
export const DeliveryLink = () => (
  <Box>
    <Button asChild variant="outline" size="sm">
      <Link to="/products/receive">
        <PackagePlus strokeWidth={1.75} aria-hidden />
        {formatMessage('goods.delivery')}
      </Link>
    </Button>
  </Box>
);
