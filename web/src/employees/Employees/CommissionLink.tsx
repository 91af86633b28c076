import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { Link } from 'react-router-dom';
import type { Employee } from './useEmployees.ts';

interface Props {
  /** The commission page of the kind of business. */
  route: string;
  employee: Pick<Employee, 'id' | 'name'>;
}

/** Link to an employee's commission; pressing it does not open the row. */
export const CommissionLink = ({ route, employee }: Props) => (
  <Button asChild variant="plain" size="sm" px="0">
    <Link to={`${route}?id=${employee.id}`} onClick={(event) => event.stopPropagation()}>
      {formatMessage('commission.open')}
      <Span srOnly> {employee.name}</Span>
    </Link>
  </Button>
);
