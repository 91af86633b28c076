import { graphql } from 'react-relay';
import type { useTasksCreateMutation } from '../../../__generated__/useTasksCreateMutation.graphql.ts';
import type { useTasksDeleteMutation } from '../../../__generated__/useTasksDeleteMutation.graphql.ts';
import type { useTasksUpdateMutation } from '../../../__generated__/useTasksUpdateMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';
import { dropTask, putTask } from './taskLists.ts';

/** Adds a task. Optimistic, and reverted on failure. */
export const useCreateTask = () =>
  useWrite<useTasksCreateMutation>(
    graphql`
      mutation useTasksCreateMutation($input: CreateTaskInput!) {
        createTask(input: $input) {
          ... on TaskSuccess @alias(as: "saved") {
            task {
              ...TaskRow_task
            }
          }
          ...refusal @alias
        }
      }
    `,
    {
      failed: 'tasks.addFailed',
      fields: { dueDate: 'due' },
      changes: ({ input }) => ({
        optimisticUpdater: (store) => {
          const task = store.create(`client:task:${input.key}`, 'Task');
          task.setValue(task.getDataID(), 'id');
          task.setValue(input.detail, 'detail');
          task.setValue(input.dueDate, 'dueDate');
          task.setValue(null, 'completedAt');
          putTask(store, task, false);
        },
        updater: (store) => {
          const task = store.getRootField('createTask')?.getLinkedRecord('task');
          if (task) putTask(store, task, false);
        },
      }),
    },
  );

/** Completes or reopens a task; moves it between the lists optimistically. */
export const useUpdateTask = () =>
  useWrite<useTasksUpdateMutation>(
    graphql`
      mutation useTasksUpdateMutation($input: UpdateTaskInput!) {
        updateTask(input: $input) {
          ... on TaskSuccess @alias(as: "saved") {
            task {
              ...TaskRow_task
            }
          }
          ...refusal @alias
        }
      }
    `,
    {
      failed: 'tasks.doneFailed',
      changes: ({ input }) => ({
        optimisticUpdater: (store) => {
          const task = store.get(input.task);
          if (!task) return;
          task.setValue(input.completed ? new Date().toISOString() : null, 'completedAt');
          putTask(store, task, input.completed);
        },
        updater: (store) => {
          const task = store.getRootField('updateTask')?.getLinkedRecord('task');
          if (task) putTask(store, task, input.completed);
        },
      }),
    },
  );

/** Deletes a task. Optimistic, and reverted on failure. */
export const useDeleteTask = () =>
  useWrite<useTasksDeleteMutation>(
    graphql`
      mutation useTasksDeleteMutation($input: DeleteTaskInput!) {
        deleteTask(input: $input) {
          ... on DeleteTaskSuccess @alias(as: "saved") {
            deletedId
          }
          ...refusal @alias
        }
      }
    `,
    {
      failed: 'tasks.deleteFailed',
      changes: ({ input }) => ({
        optimisticUpdater: (store) => dropTask(store, input.task),
        updater: (store) => {
          if (store.getRootField('deleteTask')?.getValue('deletedId') != null) dropTask(store, input.task);
        },
      }),
    },
  );
