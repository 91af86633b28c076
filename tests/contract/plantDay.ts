import { randomUUID } from 'node:crypto';
import type { Run } from './stack.ts';

/** Records of a user's day. */
export interface PlantedDay {
  task: string;
  /** Another task, to be deleted. */
  spareTask: string;
  appointment: string;
  /** Another appointment, to be deleted. */
  spareAppointment: string;
}

const TASK = `mutation ($input: CreateTaskInput!) {
  made: createTask(input: $input) { ... on TaskSuccess { record: task { id } } }
}`;
const APPOINTMENT = `mutation ($input: CreateAppointmentInput!) {
  made: createAppointment(input: $input) { ... on AppointmentSuccess { record: appointment { id } } }
}`;

async function make(run: Run, query: string, fields: object): Promise<string> {
  const input = { key: randomUUID(), ...fields };
  const { data } = await run<{ made: { record: { id: string } } }>({ query }, { input });
  return data.made.record.id;
}

/** Creates tasks of the caller and appointments of a customer. */
export async function plantDay(run: Run, customer: string): Promise<PlantedDay> {
  const task = { detail: 'Call back', dueDate: '2026-11-24' };
  const values = [{ name: 'looking_for', value: 'Trial' }];
  const at = (startsAt: string) => ({ customer, startsAt, values });
  return {
    task: await make(run, TASK, task),
    spareTask: await make(run, TASK, task),
    appointment: await make(run, APPOINTMENT, at('2030-12-02T05:00:00.000Z')),
    spareAppointment: await make(run, APPOINTMENT, at('2030-12-03T05:00:00.000Z')),
  };
}
