import { barOf, followUpPercent, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { countText } from '../../ui/counted.ts';
import { graphql, useFragment } from 'react-relay';
import type { Progress_dashboard$key } from '../../__generated__/Progress_dashboard.graphql.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { Section } from './Section.tsx';

/** How far follow-ups and the own profile are (spec 2 §2). */
export function Progress({ dashboard }: { dashboard: Progress_dashboard$key }) {
  const { figures } = useFragment(
    graphql`
      fragment Progress_dashboard on Dashboard {
        figures {
          followUpsDue
          followUpsDone
          profileCompleted
        }
      }
    `,
    dashboard,
  );
  if (!figures) return <NotLoaded />;
  const { followUpsDue: all, followUpsDone: done, profileCompleted } = figures;
  const open = Math.max(0, all - done);
  return (
    <Section title={formatMessage('dashboard.progress')} order={{ base: 4, lg: 0 }}>
      <Bar
        label={formatMessage('dashboard.followUp')}
        percent={followUpPercent(done, all)}
        of={[done, all]}
      />
      <Bar label={formatMessage('dashboard.profile')} percent={profileCompleted} />
      <Bar
        label={formatMessage('dashboard.pendingStatus')}
        percent={followUpPercent(open, all)}
        of={[open, all]}
      />
    </Section>
  );
}

interface BarProps {
  label: string;
  percent: number;
  of?: readonly [part: number, all: number];
}

function Bar({ label, percent, of }: BarProps) {
  const id = useId();
  return (
    <Box py="2">
      <HStack justify="space-between" mb="1">
        <span id={id}>{label}</span>
        <span>
          <Box as="span" fontWeight="semibold">
            {formatMessage('dashboard.percent', { n: percent })}
          </Box>{' '}
          {of && (
            <Box as="span" color="fg.subtle">
              {formatMessage('dashboard.ofAll', { n: countText(of[0]), all: countText(of[1]) })}
            </Box>
          )}
        </span>
      </HStack>
      <chakra.progress srOnly aria-labelledby={id} value={barOf(percent)} max={100} />
      <Box h="1.5" bg="bg.muted" aria-hidden>
        <Box h="full" bg="accent.solid" style={{ width: `${barOf(percent)}%` }} />
      </Box>
    </Box>
  );
}
