import { newId } from '../../../db/id.ts';
import type { ShopData, StatusChange } from '../../types.ts';
import type { Row } from '../insertRows.ts';
import { at, type Ids } from '../places.ts';

export const taskRows = ({ tasks }: ShopData, { staff }: Ids): Row<'task'>[] =>
  tasks.map((task) => ({
    id: newId(),
    staffId: at(staff, task.staff),
    detail: task.detail,
    dueOn: task.dueOn,
    createdAt: task.createdAt,
    doneAt: task.doneAt ?? null,
    updatedAt: task.doneAt ?? task.createdAt,
  }));

export const appointmentRows = ({ appointments }: ShopData, ids: Ids): Row<'appointment'>[] =>
  appointments.map((visit) => ({
    id: newId(),
    customerId: at(ids.customers, visit.customer),
    assignedTo: at(ids.staff, visit.assignedTo),
    startsAt: visit.startsAt,
    endsAt: new Date(visit.startsAt.getTime() + visit.minutes * 60_000),
    lookingFor: visit.lookingFor,
    currentStatus: visit.status ?? null,
    important: visit.important,
    doneAt: visit.doneAt ?? null,
    fields: {},
    createdBy: at(ids.staff, visit.createdBy),
    createdAt: visit.createdAt,
    updatedAt: visit.doneAt ?? visit.createdAt,
  }));

export const noteRows = ({ notes }: ShopData, ids: Ids): Row<'customerNote'>[] =>
  notes.map(({ note, tags, ...one }) => ({
    id: newId(),
    customerId: at(ids.customers, one.customer),
    note,
    tags: [...tags],
    createdBy: at(ids.staff, one.createdBy),
    createdAt: one.createdAt,
    updatedAt: one.createdAt,
  }));

export const statusRows = ({ statusChanges }: ShopData, ids: Ids): Row<'customerStatusChange'>[] =>
  statusChanges.map((change) => ({
    id: newId(),
    customerId: at(ids.customers, change.customer),
    status: change.status,
    previousStatus: change.previous ?? null,
    formValues: change.details.map((detail) => ({ ...detail })),
    scheduledOn: change.scheduledOn ?? null,
    createdBy: at(ids.staff, change.createdBy),
    createdAt: change.createdAt,
  }));

/** The last status change of each customer, by index. */
export const presentStatuses = ({ statusChanges }: ShopData): Map<number, StatusChange> =>
  new Map(statusChanges.map((change) => [change.customer, change]));
