import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';

/**
 * Shown for a field that every customer has but that is null, because the user lacks the right or its call
 * failed. "None yet" would be wrong.
 */
export const NotShown = () => <Box color="fg.muted">{formatMessage('customers.notShown')}</Box>;
