import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Link } from '@chakra-ui/react/link';
import { Link as RouterLink } from 'react-router-dom';
import { detailsPath } from '../address.ts';

/** Why a merge failed. */
export interface Problem {
  message: string;
  /** The customer into whom one of them was merged meanwhile. */
  into?: { id: string; name: string };
}

interface Props {
  problem: Problem;
  onClose: () => void;
}

/** Why the merge was refused, with a link to the customer into whom one of the two was merged. */
export const MergeProblem = ({ problem, onClose }: Props) => (
  <Box role="alert" p="3" bg="part.subtle" borderTop="3px solid" borderColor="part.fg">
    <Box>{problem.message}</Box>
    {problem.into && (
      <Link asChild mt="2">
        <RouterLink to={detailsPath(problem.into.id)} onClick={onClose}>
          {formatMessage('customers.openExisting', { name: problem.into.name })}
        </RouterLink>
      </Link>
    )}
  </Box>
);
