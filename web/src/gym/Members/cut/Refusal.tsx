import { formatMessage, type MessageKey } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { failedWith, problemsOf } from '../../../app/graph/fieldErrors.ts';

/**
 * Shows the server's refusal instead of figures. Other errors are thrown, so that the boundary offers Retry.
 */
export function Refusal({ errors, failed }: { errors: readonly unknown[]; failed: MessageKey }) {
  const problems = problemsOf(errors);
  if (problems.length > 0) return <Box role="alert">{problems.join(' ')}</Box>;
  if (failedWith(errors, 'CHANGED_MEANWHILE'))
    return <Box role="alert">{formatMessage('members.renewedAlready')}</Box>;
  throw new Error(formatMessage(failed));
}
