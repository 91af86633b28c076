import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Plus } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useOpens } from '../../app/router/opens.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { accountDetailsPath } from './accountDetailsPath.ts';

interface Props {
  /** The screen's message: the payment screen and the quick bill word it differently (spec 2 §8). */
  message: string;
}

/**
 * Without an account UPI payments are impossible: a link to add one, which returns here; other users are told whom
 * to ask.
 */
export function NoUpiAccount({ message }: Props) {
  const { pathname, search } = useLocation();
  if (!useOpens('account-details'))
    return <EmptyState title={message} explained={formatMessage('payment.askUpiId')} />;
  return (
    <EmptyState title={message}>
      <Button asChild>
        <Link to={accountDetailsPath(pathname + search)}>
          <Plus strokeWidth={2} aria-hidden />
          {formatMessage('payment.addUpiId')}
        </Link>
      </Button>
    </EmptyState>
  );
}
