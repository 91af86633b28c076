import { formatMessage } from '@galla/domain';
import { Span } from '@chakra-ui/react/span';
import { CircleAlert } from 'lucide-react';

/** Shown after the name of a part with a problem. */
export const WrongMark = () => (
  <Span color="due.fg" ms="1.5" display="inline-flex" verticalAlign="text-bottom">
    <Span srOnly>{formatMessage('workouts.wrongDay')}</Span>
    <CircleAlert size={16} strokeWidth={2} aria-hidden />
  </Span>
);
