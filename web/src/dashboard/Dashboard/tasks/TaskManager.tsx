import { formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import type { TaskManager_dashboard$key } from '../../../__generated__/TaskManager_dashboard.graphql.ts';
import type { TaskManager_viewer$key } from '../../../__generated__/TaskManager_viewer.graphql.ts';
import type { TaskManagerPagesQuery } from '../../../__generated__/TaskManagerPagesQuery.graphql.ts';
import { loadMore } from '../../../list/index.ts';
import { NotLoaded } from '../NotLoaded.tsx';
import { Section } from '../Section.tsx';
import { AddTask } from './AddTask.tsx';
import { CompletedTasks } from './CompletedTasks.tsx';
import { TaskRow } from './TaskRow.tsx';

interface Props {
  viewer: TaskManager_viewer$key;
  dashboard: TaskManager_dashboard$key;
}

const PAGE_SIZE = 100;

/** The user's tasks, paginated, and completed ones (spec 2 §2). */
export function TaskManager({ viewer, dashboard }: Props) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    TaskManagerPagesQuery,
    TaskManager_viewer$key
  >(
    graphql`
      fragment TaskManager_viewer on Viewer
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, after: { type: "String" })
      @refetchable(queryName: "TaskManagerPagesQuery") {
        dashboard {
          pending: tasks(filter: { completed: false }, first: $count, after: $after)
            @connection(key: "TaskManager_pending", filters: []) {
            edges {
              node {
                id
                dueDate
                ...TaskRow_task
              }
            }
          }
        }
      }
    `,
    viewer,
  );
  const done = useFragment(
    graphql`
      fragment TaskManager_dashboard on Dashboard {
        ...CompletedTasks_dashboard
      }
    `,
    dashboard,
  );
  const pending = data.dashboard?.pending;
  if (!pending) return <NotLoaded detail={formatMessage('tasks.loadFailed')} />;
  const open = pending.edges.map(({ node }) => node).toSorted((a, b) => a.dueDate.localeCompare(b.dueDate));
  const count = hasNext
    ? formatMessage('tasks.pendingAtLeast', { n: open.length })
    : formatCount('tasks.pending', open.length);
  return (
    <Section
      title={formatMessage('tasks.title')}
      order={{ base: 3, lg: 0 }}
      end={<Box color="fg.muted">{count}</Box>}
    >
      <AddTask />
      {open.length === 0 ? (
        <Box color="fg.subtle" py="3">
          {formatMessage('tasks.none')}
        </Box>
      ) : (
        <ul aria-label={formatMessage('tasks.pendingList')}>
          {open.map((task) => (
            <TaskRow key={task.id} task={task} />
          ))}
        </ul>
      )}
      {hasNext && (
        <Button
          variant="outline"
          mt="3"
          w="full"
          loading={isLoadingNext}
          loadingText={formatMessage('shell.loading')}
          onClick={() => loadMore(loadNext, PAGE_SIZE, 'tasks.loadFailed')}
        >
          {formatMessage('tasks.showMore')}
        </Button>
      )}
      <CompletedTasks dashboard={done} />
    </Section>
  );
}
