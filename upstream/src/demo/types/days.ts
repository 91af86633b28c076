import type { Day } from '@galla/domain';

// What the people of a demo shop have to do, and what they know about its customers.

export interface Task {
  /** Place in `staff` of the one whose task it is. */
  staff: number;
  detail: string;
  dueOn: Day;
  createdAt: Date;
  doneAt?: Date;
}

export interface Appointment {
  /** Place in `customers`. */
  customer: number;
  /** Place in `staff` of the one whom the customer comes to. */
  assignedTo: number;
  /** Place in `staff` of the one who made it. */
  createdBy: number;
  createdAt: Date;
  startsAt: Date;
  minutes: number;
  lookingFor: string;
  important: boolean;
  doneAt?: Date;
  /** The status that the customer got with it. */
  status?: string;
}

export interface Note {
  customer: number;
  note: string;
  tags: readonly string[];
  createdBy: number;
  createdAt: Date;
}

/** A status that a customer got; the last one is his present one. */
export interface StatusChange {
  customer: number;
  status: string;
  previous?: string;
  /** What was filled in of the status's form. */
  details: readonly { label: string; value: string }[];
  scheduledOn?: Date;
  createdBy: number;
  createdAt: Date;
}

/** All of it, each list oldest first. */
export interface ShopDays {
  tasks: readonly Task[];
  appointments: readonly Appointment[];
  notes: readonly Note[];
  statusChanges: readonly StatusChange[];
}
