import { addDays, formatMessage, isDay, type Day } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { MapHead_tenant$key } from '../../__generated__/MapHead_tenant.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { DateField } from '../../ui/DateField.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { choicesOf } from '../../ui/choicesOf.ts';
import { useWide } from '../../ui/useWide.ts';

interface Props {
  tenant: MapHead_tenant$key;
  self: { readonly id: string; readonly fullName: string };
  /** Whether the user may see routes of others. */
  mayFollow: boolean;
  /** Global id of the employee on screen. */
  employee: string;
  day: Day;
  onEmployee: (id: string) => void;
  onDay: (day: Day) => void;
}

/** The employee and day of the route; on a phone or a tablet below the header. */
export function MapHead(props: Props) {
  const wide = useWide();
  const title = formatMessage('map.title');
  if (wide) return <PageHeader title={title} actions={<Choices {...props} />} />;
  return (
    <>
      <PageHeader title={title} />
      <Box
        display={{ base: 'grid', md: 'flex' }}
        gap="2"
        px={{ base: '4', md: '5' }}
        py="2"
        borderBottom="1px solid"
        borderColor="border"
      >
        <Choices {...props} />
      </Box>
    </>
  );
}

function Choices({ tenant, self, mayFollow, employee, day, onEmployee, onDay }: Props) {
  const data = useFragment(
    graphql`
      fragment MapHead_tenant on Tenant {
        employees(filter: { active: true }) {
          id
          fullName
        }
      }
    `,
    tenant,
  );
  const { today } = useShopClock();
  const others = (mayFollow ? (data.employees ?? []) : []).filter(({ id }) => id !== self.id);
  const own = { value: self.id, label: formatMessage('map.you', { name: self.fullName }) };
  const isKnown = employee === self.id || others.some(({ id }) => id === employee);
  return (
    <>
      <SelectField
        snug
        label={formatMessage('map.employee')}
        value={isKnown ? employee : ''}
        onValue={onEmployee}
        options={[own, ...choicesOf(others)]}
      />
      <HStack gap="1">
        <Button
          variant="plain"
          size="sm"
          px="0"
          aria-label={formatMessage('map.dayBefore')}
          onClick={() => onDay(addDays(day, -1))}
        >
          <ChevronLeft strokeWidth={1.75} aria-hidden />
        </Button>
        <Box flex={{ base: '1', md: 'none' }} w={{ md: 'cell.state' }}>
          <DateField
            aria-label={formatMessage('map.day')}
            value={day}
            max={today}
            onValue={(next) => isDay(next) && next <= today && onDay(next)}
          />
        </Box>
        <Button
          variant="plain"
          size="sm"
          px="0"
          disabled={day >= today}
          aria-label={formatMessage('map.dayAfter')}
          onClick={() => onDay(addDays(day, 1))}
        >
          <ChevronRight strokeWidth={1.75} aria-hidden />
        </Button>
      </HStack>
    </>
  );
}
