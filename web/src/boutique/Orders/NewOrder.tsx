import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { useOpens } from '../../app/router/opens.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';

/** The link to a new order, for users who may take one. */
export function NewOrder() {
  const opens = useOpens('create-order');
  const navigate = useNavigate();
  useShortcut('n', () => void navigate('/create-order'), {
    says: formatMessage('orderList.create'),
    enabled: opens,
  });
  if (!opens) return null;
  return (
    <Button asChild size="sm" px={{ base: '0', md: '3' }}>
      <Link to="/create-order">
        <Plus strokeWidth={2} aria-hidden />
        <Span srOnly={{ mdDown: true }}>{formatMessage('orderList.create')}</Span>
        <Span hideBelow="lg" display={{ lg: 'inline-flex' }}>
          <Kbd keys={['N']} />
        </Span>
      </Link>
    </Button>
  );
}
