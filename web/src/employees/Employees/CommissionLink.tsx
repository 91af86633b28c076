import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { Link } from 'react-router-dom';
import type { Employee } from './useEmployees.ts';

interface Props {
  /** The page of commission that the business has. */
  route: string;
  employee: Pick<Employee, 'id' | 'name'>;
}

/** Leads to what somebody earns; the row under it is not opened. */
export const CommissionLink = ({ route, employee }: Props) => (
  <Button asChild variant="plain" size="sm" px="0">
    <Link to={`${route}?id=${employee.id}`} onClick={(event) => event.stopPropagation()}>
      {formatMessage('commission.open')}
      <Span srOnly> {employee.name}</Span>
    </Link>
  </Button>
);
