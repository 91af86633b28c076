import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { Scissors } from 'lucide-react';
import { Link } from 'react-router-dom';

/** The link to a new order; an icon on a phone. */
export const CreateOrder = () => (
  <Button asChild variant="outline" size="sm" aria-label={formatMessage('designScreen.createOrder')}>
    <Link to="/create-order">
      <Scissors strokeWidth={1.75} aria-hidden />
      <Span hideBelow="md">{formatMessage('designScreen.createOrder')}</Span>
    </Link>
  </Button>
);
