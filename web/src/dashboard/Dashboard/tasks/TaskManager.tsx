import { say, sayCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import type { TaskManager_dashboard$key } from '../../../__generated__/TaskManager_dashboard.graphql.ts';
import { NotLoaded } from '../NotLoaded.tsx';
import { Section } from '../Section.tsx';
import { AddTask } from './AddTask.tsx';
import { TaskRow } from './TaskRow.tsx';

/** What the person has to do, and what is done (spec 2 §2). */
export function TaskManager({ dashboard }: { dashboard: TaskManager_dashboard$key }) {
  const { pending, completed } = useFragment(
    graphql`
      fragment TaskManager_dashboard on Dashboard {
        pending: tasks(completed: false, first: 100)
          @connection(key: "TaskManager_pending", filters: ["completed"]) {
          edges {
            node {
              id
              dueDate
              ...TaskRow_task
            }
          }
        }
        completed: tasks(completed: true, first: 20)
          @connection(key: "TaskManager_completed", filters: ["completed"]) {
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
  if (!pending || !completed) return <NotLoaded detail={say('tasks.loadFailed')} />;
  const open = pending.edges.map(({ node }) => node).toSorted((a, b) => a.dueDate.localeCompare(b.dueDate));
  const done = completed.edges.map(({ node }) => node);
  return (
    <Section
      title={say('tasks.title')}
      order={{ base: 3, lg: 0 }}
      end={<Box color="fg.muted">{sayCount('tasks.pending', open.length)}</Box>}
    >
      <AddTask />
      {open.length === 0 ? (
        <Box color="fg.subtle" py="3">
          {say('tasks.none')}
        </Box>
      ) : (
        <ul aria-label={say('tasks.pendingList')}>
          {open.map((task) => (
            <TaskRow key={task.id} task={task} />
          ))}
        </ul>
      )}
      {done.length > 0 && (
        <>
          <Box as="h3" textStyle="second" color="fg.muted" pt="3">
            {say('tasks.completed')}
          </Box>
          <ul aria-label={say('tasks.completed')}>
            {done.map((task) => (
              <TaskRow key={task.id} task={task} />
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
