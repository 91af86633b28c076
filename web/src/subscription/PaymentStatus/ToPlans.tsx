import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Link } from 'react-router-dom';

export function ToPlans({ variant = 'ghost' }: { variant?: 'solid' | 'ghost' }) {
  return (
    <Button asChild variant={variant}>
      <Link to="/subscription">{formatMessage('subscription.toPlans')}</Link>
    </Button>
  );
}
