import { formatMessage } from '@galla/domain';
import { lazyPart } from '../../ui/lazyPart.ts';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { Section } from './Section.tsx';

const ShareRoute = lazyPart(() => import('../../map/sharing/ShareRoute.tsx'));

/** Shares this device's location as the user's route. */
export const RoutePart = () => (
  <Section title={formatMessage('sharing.title')} explained={formatMessage('sharing.explained')}>
    <Part title={formatMessage('sharing.loadFailed')} skeleton={<SkeletonRows rows={1} />}>
      {() => <ShareRoute />}
    </Part>
  </Section>
);
