import { followUpPercent, formatMessage } from '@galla/domain';
import { countText } from '../../ui/counted.ts';
import { graphql, useFragment } from 'react-relay';
import type { Progress_dashboard$key } from '../../__generated__/Progress_dashboard.graphql.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { ShareBar } from '../../ui/ShareBar.tsx';
import { Section } from './Section.tsx';

const ofAll = (part: number, all: number): string =>
  formatMessage('dashboard.ofAll', { n: countText(part), all: countText(all) });

/** Progress of follow-ups and of the user's profile (spec 2 §2). */
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
      <ShareBar
        label={formatMessage('dashboard.followUp')}
        percent={followUpPercent(done, all)}
        fact={ofAll(done, all)}
      />
      <ShareBar label={formatMessage('dashboard.profile')} percent={profileCompleted} />
      <ShareBar
        label={formatMessage('dashboard.pendingStatus')}
        percent={followUpPercent(open, all)}
        fact={ofAll(open, all)}
      />
    </Section>
  );
}
