import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';

/**
 * In place of what is null though every customer has it: its right is lacking, or its call failed. "None yet" would be
 * wrong then.
 */
export const NotShown = () => <Box color="fg.muted">{formatMessage('customers.notShown')}</Box>;
