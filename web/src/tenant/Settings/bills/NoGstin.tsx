import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Link } from '@chakra-ui/react/link';
import { Link as RouterLink } from 'react-router-dom';

/** Told where a shop says that it is registered for GST, and has no GSTIN: its bills would not be valid. */
export function NoGstin() {
  return (
    <Box bg="part.subtle" p="3" mb="5" borderTop="3px solid" borderColor="part.fg">
      {formatMessage('settings.noGstin')}{' '}
      <Link asChild>
        <RouterLink to="/profile">{formatMessage('settings.addGstin')}</RouterLink>
      </Link>
    </Box>
  );
}
