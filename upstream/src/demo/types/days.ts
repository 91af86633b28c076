import type { Day } from '@galla/domain';

// Tasks of a demo shop's staff, and their notes about customers.

export interface Task {
  /** Index in `staff` of the assignee. */
  staff: number;
  detail: string;
  dueOn: Day;
  createdAt: Date;
  doneAt?: Date;
}

export interface Appointment {
  /** Index in `customers`. */
  customer: number;
  /** Index in `staff` of the assigned employee. */
  assignedTo: number;
  /** Index in `staff` of the author. */
  createdBy: number;
  createdAt: Date;
  startsAt: Date;
  minutes: number;
  lookingFor: string;
  important: boolean;
  doneAt?: Date;
  /** The status set together with it. */
  status?: string;
}

export interface Note {
  customer: number;
  note: string;
  tags: readonly string[];
  createdBy: number;
  createdAt: Date;
}

/** A status of a customer; the last one is current. */
export interface StatusChange {
  customer: number;
  status: string;
  previous?: string;
  /** Form values of the status. */
  details: readonly { label: string; value: string }[];
  scheduledOn?: Date;
  createdBy: number;
  createdAt: Date;
}

/** All of them, each list oldest first. */
export interface ShopDays {
  tasks: readonly Task[];
  appointments: readonly Appointment[];
  notes: readonly Note[];
  statusChanges: readonly StatusChange[];
}
