import { formatMessage } from '@galla/domain';
import { DetailDrawer } from '../../ui/DetailDrawer.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Beside the list: the workout in the URL no longer exists. */
export const MissingWorkout = ({ onClose }: { onClose: () => void }) => (
  <DetailDrawer title={formatMessage('workouts.workout')} open onClose={onClose}>
    <EmptyState title={formatMessage('workouts.missing')} />
  </DetailDrawer>
);
