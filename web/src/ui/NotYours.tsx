import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Link } from 'react-router-dom';
import { EmptyState } from './EmptyState.tsx';

/** Shown in place of content that the user's role does not permit: why, whom to ask, and a way on. */
export function NotYours({ title = formatMessage('rights.notYours') }: { title?: string }) {
  return (
    <EmptyState title={title} explained={formatMessage('rights.denied')}>
      <Button asChild variant="outline">
        <Link to="/">{formatMessage('rights.toStart')}</Link>
      </Button>
    </EmptyState>
  );
}
