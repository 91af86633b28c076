import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { CalendarClock, ListChecks } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { SegmentedChoice } from '../../../ui/SegmentedChoice.tsx';

type View = 'LIST' | 'DUE';

const PATHS: Record<View, string> = { LIST: '/order-list', DUE: '/order-list?view=due' };
const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
const LIST = { value: 'LIST', label: formatMessage('due.list'), icon: <ListChecks {...ICON} /> } as const;
const DUE = { value: 'DUE', label: formatMessage('due.title'), icon: <CalendarClock {...ICON} /> } as const;

/** Switches between the list of orders and the due board, beside the title. */
export function ViewSwitch({ view }: { view: View }) {
  const navigate = useNavigate();
  return (
    <Box hideBelow="md" flexShrink="0">
      <SegmentedChoice<View>
        label={formatMessage('due.view')}
        choices={[LIST, DUE]}
        value={view}
        onValue={(chosen) => void navigate(PATHS[chosen])}
      />
    </Box>
  );
}

/** The same on a phone: an icon that switches to the other view. */
export function OtherView({ view }: { view: View }) {
  const { value, label, icon } = view === 'LIST' ? DUE : LIST;
  return (
    <Button asChild hideFrom="md" variant="plain" size="sm" px="0">
      <Link to={PATHS[value]} aria-label={label}>
        {icon}
      </Link>
    </Button>
  );
}
