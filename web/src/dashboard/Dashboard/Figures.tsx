import { COMMISSION_ROUTES, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarClock, Contact, IndianRupee, Users, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { countText } from '../../ui/counted.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { graphql, useFragment } from 'react-relay';
import type { Figures_dashboard$key } from '../../__generated__/Figures_dashboard.graphql.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { NotLoaded } from './NotLoaded.tsx';

/** Border between two figures. */
const LINE = '1px solid {colors.border}';

interface Card {
  label: string;
  icon: LucideIcon;
  figure: ReactNode;
  fact?: string;
}

/** Contacts, customers, appointments and, if there are any, earnings (spec 2 §2). */
export function Figures({ dashboard }: { dashboard: Figures_dashboard$key }) {
  const { figures } = useFragment(
    graphql`
      fragment Figures_dashboard on Dashboard {
        figures {
          totalContacts
          contactsThisWeek
          totalCustomers
          totalScheduled
          scheduledToday
          myEarnings
        }
      }
    `,
    dashboard,
  );
  if (!figures) return <NotLoaded />;
  const earned = paiseOf(figures.myEarnings);
  const cards: Card[] = [
    {
      label: formatMessage('dashboard.contacts'),
      icon: Users,
      figure: countText(figures.totalContacts),
      fact: formatMessage('dashboard.thisWeek', { n: countText(figures.contactsThisWeek) }),
    },
    { label: formatMessage('dashboard.customers'), icon: Contact, figure: countText(figures.totalCustomers) },
    {
      label: formatMessage('dashboard.scheduled'),
      icon: CalendarClock,
      figure: countText(figures.totalScheduled),
      fact: formatMessage('dashboard.scheduledToday', { n: countText(figures.scheduledToday) }),
    },
  ];
  if (earned > 0)
    cards.push({
      label: formatMessage('dashboard.earnings'),
      icon: IndianRupee,
      figure: (
        <Link to={COMMISSION_ROUTES.NORMAL}>
          <MoneyText amount={earned} shape="figure" />
        </Link>
      ),
    });
  return (
    <chakra.dl
      layerStyle="section"
      w="full"
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, 1fr)', md: `repeat(${cards.length}, 1fr)` }}
      rowGap="3"
      pb="3"
    >
      {cards.map(({ label, icon: Icon, figure, fact }, index) => (
        <Box
          key={label}
          ps={{ base: index % 2 === 0 ? '0' : '4', md: index === 0 ? '0' : '4' }}
          borderInlineStart={{ base: index % 2 === 0 ? 'none' : LINE, md: index === 0 ? 'none' : LINE }}
          {...(index === 2 && cards.length === 3 && { gridColumn: { base: '1 / -1', md: 'auto' } })}
        >
          <chakra.dt color="fg.muted">
            <HStack gap="2">
              <Icon size={18} strokeWidth={1.75} aria-hidden />
              {label}
            </HStack>
          </chakra.dt>
          <chakra.dd textStyle="figure">{figure}</chakra.dd>
          {fact !== undefined && (
            <chakra.dd textStyle="second" color="fg.subtle">
              {fact}
            </chakra.dd>
          )}
        </Box>
      ))}
    </chakra.dl>
  );
}
