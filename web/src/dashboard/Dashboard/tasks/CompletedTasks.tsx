import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import type { CompletedTasks_dashboard$key } from '../../../__generated__/CompletedTasks_dashboard.graphql.ts';
import { NotLoaded } from '../NotLoaded.tsx';
import { TaskRow } from './TaskRow.tsx';

/** The tasks completed last. */
export function CompletedTasks({ dashboard }: { dashboard: CompletedTasks_dashboard$key }) {
  const { completed } = useFragment(
    graphql`
      fragment CompletedTasks_dashboard on Dashboard {
        completed: tasks(filter: { completed: true }, first: 20)
          @connection(key: "TaskManager_completed", filters: []) {
          edges {
            node {
              id
              ...TaskRow_task
            }
          }
        }
      }
    `,
    dashboard,
  );
  if (!completed) return <NotLoaded detail={formatMessage('tasks.loadFailed')} />;
  if (completed.edges.length === 0) return null;
  return (
    <>
      <Box as="h3" textStyle="second" color="fg.muted" pt="3">
        {formatMessage('tasks.completed')}
      </Box>
      <ul aria-label={formatMessage('tasks.completed')}>
        {completed.edges.map(({ node }) => (
          <TaskRow key={node.id} task={node} />
        ))}
      </ul>
    </>
  );
}
