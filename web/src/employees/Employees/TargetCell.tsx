import { formatMessage, formatRupees, targetPercent } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { Link } from 'react-router-dom';
import { BarLine } from '../../ui/BarLine.tsx';
import type { Employee } from './useEmployees.ts';

interface Props {
  /** The commission page of the kind of business. */
  route: string;
  employee: Pick<Employee, 'id' | 'name' | 'target'>;
}

/**
 * How much of the month's target is reached, as a link to where it is set; pressing it does not open the row.
 */
export function TargetCell({ route, employee: { id, name, target } }: Props) {
  const percent = target && targetPercent(target.sold, target.amount);
  const fact =
    target &&
    formatMessage('target.of', { sold: formatRupees(target.sold), target: formatRupees(target.amount) });
  return (
    <Box asChild display="block" minW="16" textAlign="end" whiteSpace="nowrap">
      <Link to={`${route}?id=${id}`} title={fact} onClick={(event) => event.stopPropagation()}>
        {percent === undefined ? (
          <Span color="fg.subtle" aria-hidden>
            –
          </Span>
        ) : (
          <>
            {formatMessage('dashboard.percent', { n: percent })}
            <BarLine percent={percent} />
          </>
        )}
        <Span srOnly>
          {' '}
          {fact ?? formatMessage('target.none')} {name}
        </Span>
      </Link>
    </Box>
  );
}
