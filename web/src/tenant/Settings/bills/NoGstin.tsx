import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Link } from '@chakra-ui/react/link';
import { Link as RouterLink } from 'react-router-dom';

/** Warns a shop that is registered for GST but has no GSTIN: its bills would be invalid. */
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
