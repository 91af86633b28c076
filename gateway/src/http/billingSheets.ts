import { attendance, billing, commission, employees, reports } from '@galla/upstream/contract';
import { DOCUMENT_STATUSES, DOCUMENT_TYPES, isDay, ORDER_STATES, RETURN_REASONS } from '@galla/domain';
import type { FastifyInstance } from 'fastify';
import { narrowedDocuments, narrowedNotes, narrowedQuickBills } from '../billing/index.ts';
import { narrowedCommission, statusesOf } from '../commission/index.ts';
import { refused } from '../refusals/RefusalError.ts';
import { narrowedReceipts } from '../reports/index.ts';
import { dbIdOf } from '../relay/ids.ts';
import { omitUndefined } from '../rest/omitUndefined.ts';
import type { Gateway } from './gateway.ts';
import { fieldsOf, passPaper } from './passPaper.ts';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const dayOf = (value: unknown) => {
  const text = textOf(value);
  return text !== undefined && isDay(text) ? text : undefined;
};

const someOf = <T extends string>(known: readonly T[], value: unknown): T[] | undefined =>
  Array.isArray(value) ? known.filter((one) => value.includes(one)) : undefined;

/** The graph's document filter, as upstream takes it. */
function filterOf(filter: unknown) {
  const { types, statuses, from, to, search, stillToPay, inTrash, orderState } = fieldsOf(filter);
  return narrowedDocuments(
    {
      types: someOf(DOCUMENT_TYPES, types),
      statuses: someOf(DOCUMENT_STATUSES, statuses),
      from: dayOf(from),
      to: dayOf(to),
      search: textOf(search),
      stillToPay: stillToPay === true ? true : undefined,
      inTrash: typeof inTrash === 'boolean' ? inTrash : undefined,
      orderState: ORDER_STATES.find((one) => one === orderState),
    },
    undefined,
  );
}

function layoutOf(value: unknown) {
  if (value === 'records' || value === 'transactions') return value;
  throw refused('INVALID_INPUT');
}

/**
 * Histories as spreadsheets, with the token only in its header:
 *
 * - `POST /documents/export` with `{ layout, filter? }`: `records` or `transactions`, and the graph's document
 *   filter without customer and employee.
 * - `POST /credit-notes/export` with `{ filter? }`: the graph's credit note filter.
 * - `POST /quick-bills/export` with `{ filter? }`: the graph's quick bill filter.
 * - `POST /payments/export` with `{ document, from?, to? }`: the payments of a document, by its global id.
 * - `POST /day-closes/export`: all closed days.
 * - `POST /reports/export` with `{ filter? }`: the graph's receipt filter.
 * - `POST /commission/export` with `{ employee, filter? }`: an employee's earnings, by global id.
 * - `POST /attendance/export` with `{ employee, month }`: an employee's days in a month, by global id and first
 *   day.
 * - `POST /employees/export` with `{ search?, active? }`: the shop's employees, by words and state.
 */
export function serveBillingSheets(app: FastifyInstance, gateway: Gateway): void {
  app.post<{ Body: unknown }>('/documents/export', async (request, reply) => {
    const { layout, filter } = fieldsOf(request.body);
    const body = { layout: layoutOf(layout), type: 'all', ...filterOf(filter) };
    return passPaper(gateway, request, reply, billing.exportDocuments, { body });
  });

  app.post<{ Body: unknown }>('/credit-notes/export', async (request, reply) => {
    const { from, to, search, reason } = fieldsOf(fieldsOf(request.body)['filter']);
    const body = narrowedNotes({
      from: dayOf(from),
      to: dayOf(to),
      search: textOf(search),
      reason: RETURN_REASONS.find((one) => one === reason),
    });
    return passPaper(gateway, request, reply, billing.exportCreditNotes, { body });
  });

  app.post<{ Body: unknown }>('/quick-bills/export', async (request, reply) => {
    const { from, to, search, status, inTrash } = fieldsOf(fieldsOf(request.body)['filter']);
    const { inTrash: trash, ...narrowed } = narrowedQuickBills({
      from: dayOf(from),
      to: dayOf(to),
      search: textOf(search),
      status: (['PENDING', 'PAID'] as const).find((one) => one === status),
      inTrash: typeof inTrash === 'boolean' ? inTrash : undefined,
    });
    const body = omitUndefined({ ...narrowed, trash });
    return passPaper(gateway, request, reply, billing.exportQuickBilling, { body });
  });

  app.post<{ Body: unknown }>('/payments/export', async (request, reply) => {
    const { document, from, to } = fieldsOf(request.body);
    const body = omitUndefined({
      document_id: dbIdOf('Document', textOf(document) ?? ''),
      from_date: dayOf(from),
      to_date: dayOf(to),
    });
    return passPaper(gateway, request, reply, billing.exportPayments, { body });
  });

  app.post<{ Body: unknown }>('/day-closes/export', async (request, reply) =>
    passPaper(gateway, request, reply, reports.exportDayCloses, { body: {} }),
  );

  app.post<{ Body: unknown }>('/reports/export', async (request, reply) => {
    const { from, to, person, collectedBy } = fieldsOf(fieldsOf(request.body)['filter']);
    const body = narrowedReceipts({
      from: dayOf(from),
      to: dayOf(to),
      person: textOf(person),
      collectedBy: textOf(collectedBy),
    });
    return passPaper(gateway, request, reply, reports.exportReports, { body });
  });

  app.post<{ Body: unknown }>('/commission/export', async (request, reply) => {
    const { employee, filter } = fieldsOf(request.body);
    const { from, to, search, status } = fieldsOf(filter);
    const { word, code } = statusesOf(textOf(status) ?? '');
    // Upstream knows which of the two words the shop uses, and refuses unknown ones.
    const statuses = [word, code].filter((one) => one !== undefined);
    const body = {
      employee_id: dbIdOf('Employee', textOf(employee) ?? ''),
      ...narrowedCommission({ from: dayOf(from), to: dayOf(to), search: textOf(search) }),
      ...(status != null && { statuses }),
    };
    return passPaper(gateway, request, reply, commission.exportCommission, { body });
  });

  app.post<{ Body: unknown }>('/employees/export', async (request, reply) => {
    const { search, active } = fieldsOf(request.body);
    const status = active === true ? (1 as const) : (0 as const);
    const body = omitUndefined({
      search: textOf(search),
      status: typeof active === 'boolean' ? status : undefined,
    });
    return passPaper(gateway, request, reply, employees.exportEmployees, { body });
  });

  app.post<{ Body: unknown }>('/attendance/export', async (request, reply) => {
    const { employee, month } = fieldsOf(request.body);
    const body = omitUndefined({
      employee_id: dbIdOf('Employee', textOf(employee) ?? ''),
      month: dayOf(month),
    });
    return passPaper(gateway, request, reply, attendance.exportAttendance, { body });
  });
}
