import { relativeDay, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Circle, CircleCheck, Trash2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { TaskRow_task$key } from '../../../__generated__/TaskRow_task.graphql.ts';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { newKey } from '../../../app/key.ts';
import { toast } from '../../../app/toast/toast.ts';
import { useDeleteTask, useUpdateTask } from './useTasks.ts';

/** A task: checkbox, text, due date, and delete button. */
export function TaskRow({ task }: { task: TaskRow_task$key }) {
  const { id, detail, dueDate, completedAt } = useFragment(
    graphql`
      fragment TaskRow_task on Task {
        id
        detail
        dueDate
        completedAt
      }
    `,
    task,
  );
  const { today, dayOf } = useShopClock();
  const update = useUpdateTask();
  const remove = useDeleteTask();
  const done = completedAt != null;
  const late = !done && dueDate < today;
  const toastFailure = (outcome: Awaited<ReturnType<typeof update.write | typeof remove.write>>): void => {
    if (outcome.kind !== 'saved') toast.error(outcome.message);
  };
  const Tick = done ? CircleCheck : Circle;
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="2"
      minH="row.tall"
      borderBottom="1px solid"
      borderColor="border"
    >
      <Button
        variant="plain"
        px="0"
        minW="control.touch"
        h="control.touch"
        color={done ? 'paid.fg' : 'fg.muted'}
        aria-label={formatMessage(done ? 'tasks.untick' : 'tasks.tick', { task: detail })}
        onClick={() => void update.write({ key: newKey(), task: id, completed: !done }).then(toastFailure)}
      >
        <Tick size={22} strokeWidth={1.5} aria-hidden />
      </Button>
      <Box flex="1" minW="0" py="1">
        <Box
          textStyle="rowTitle"
          overflowWrap="anywhere"
          {...(done && { textDecoration: 'line-through', color: 'fg.subtle' })}
        >
          {detail}
        </Box>
        <Box
          textStyle="second"
          {...(late ? { color: 'due.fg', fontWeight: 'semibold' } : { color: 'fg.subtle' })}
        >
          {done
            ? formatMessage('tasks.doneOn', { day: relativeDay(dayOf(completedAt), today) })
            : formatMessage('tasks.dueOn', { day: relativeDay(dueDate, today) })}
        </Box>
      </Box>
      <Button
        variant="plain"
        px="0"
        minW="control.touch"
        h="control.touch"
        color="fg.muted"
        aria-label={formatMessage('tasks.delete', { task: detail })}
        onClick={() => void remove.write({ key: newKey(), task: id }).then(toastFailure)}
      >
        <Trash2 size={18} strokeWidth={1.75} aria-hidden />
      </Button>
    </chakra.li>
  );
}
