import { reports } from '@galla/upstream/contract';
import { DUE_AGES, GST_GROUPINGS, isDay, ITEM_KINDS, SELLER_VIEWS } from '@galla/domain';
import type { FastifyInstance } from 'fastify';
import { refused } from '../refusals/RefusalError.ts';
import { narrowedDays, narrowedDues, narrowedSellers } from '../reports/index.ts';
import type { Gateway } from './gateway.ts';
import { fieldsOf, passPaper } from './passPaper.ts';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const dayOf = (value: unknown) => {
  const text = textOf(value);
  return text !== undefined && isDay(text) ? text : undefined;
};

/**
 * Reports as spreadsheets, with the token only in its header:
 *
 * - `POST /reports/gst/export` with `{ by, from?, to? }`: the arguments of the graph's `gstSummary`.
 * - `POST /reports/dues/export` with `{ search?, age? }`: those of its `duesByAge`.
 * - `POST /reports/sellers/export` with `{ view, from?, to?, kind? }`: those of its `sellers`.
 */
export function serveReportSheets(app: FastifyInstance, gateway: Gateway): void {
  app.post<{ Body: unknown }>('/reports/gst/export', async (request, reply) => {
    const { by: asked, from, to } = fieldsOf(request.body);
    const by = GST_GROUPINGS.find((one) => one === asked);
    if (by === undefined) throw refused('INVALID_INPUT');
    const body = { by, ...narrowedDays({ from: dayOf(from), to: dayOf(to) }) };
    return passPaper(gateway, request, reply, reports.exportGstSummary, { body });
  });

  app.post<{ Body: unknown }>('/reports/sellers/export', async (request, reply) => {
    const { view: asked, from, to, kind } = fieldsOf(request.body);
    const view = SELLER_VIEWS.find((one) => one === asked);
    if (view === undefined) throw refused('INVALID_INPUT');
    const body = narrowedSellers({
      view,
      from: dayOf(from),
      to: dayOf(to),
      kind: ITEM_KINDS.find((one) => one === kind),
    });
    return passPaper(gateway, request, reply, reports.exportSellers, { body });
  });

  app.post<{ Body: unknown }>('/reports/dues/export', async (request, reply) => {
    const { search, age } = fieldsOf(request.body);
    const known = DUE_AGES.find((one) => one.age === age)?.age;
    const body = narrowedDues({ search: textOf(search), age: known });
    return passPaper(gateway, request, reply, reports.exportDues, { body });
  });
}
