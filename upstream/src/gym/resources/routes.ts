import { formatMessage } from '@galla/domain';
import { type Route, route } from '../../http/route.ts';
import { addResource, deleteResource, fetchResource, updateResource } from './contract.ts';
import { checkedResource, refuseTooManyResources, resources } from './resources.ts';

const done = { success: true, status: true };

/** Resources of a gym (spec 3 §3). */
export const resourceRoutes: Route[] = [
  route(fetchResource, async ({ db }) => ({
    ...done,
    message: formatMessage('resources.fetched'),
    data: await resources.list(db),
  })),

  route(addResource, async (call) => {
    const values = checkedResource(call.body);
    await refuseTooManyResources(call.db, values.kind);
    const data = await resources.add(call, values);
    return { ...done, message: formatMessage('resources.added', { kind: data.kind }), data };
  }),

  route(updateResource, async (call) => {
    const { params, body } = call;
    const data = await resources.change(call, params.id, checkedResource(body), body.expected_version);
    return { ...done, message: formatMessage('resources.updated', { kind: data.kind }), data };
  }),

  route(deleteResource, async (call) => {
    const { params, query } = call;
    await resources.remove(call, params.id, query.expected_version);
    return { ...done, message: formatMessage('resources.deleted', { kind: 'Resource' }) };
  }),
];
