import { formatMessage, memberStatusOf } from '@galla/domain';
import { Refused } from '../../http/refused.ts';
import { type Route, route } from '../../http/route.ts';
import { pageAsked, tells } from '../../lists/include.ts';
import { addMember, fetchMember, renewMember } from './contract.ts';
import { countMembers, findMember, listMembers } from './read.ts';
import { addNewMember, changeMember, renew } from './write.ts';

const done = { success: true, status: true };

/** Members of a gym (spec 3 §7). */
export const memberRoutes: Route[] = [
  route(fetchMember, async (call) => {
    const { db, query } = call;
    const { search, status, ids, include } = query;
    const filter = {
      search,
      status: status === undefined ? undefined : memberStatusOf(status),
      ids: ids?.split(','),
    };
    const listed = await listMembers(db, call, filter, pageAsked(query, 10));
    const counted = tells(include, 'count') && { total: await countMembers(db, call, filter) };
    return { ...done, message: formatMessage('members.fetched'), ...listed, ...counted };
  }),

  route(addMember, async (call) => {
    const { db, caller, body } = call;
    if (!caller.rights.has(body.id == null ? 'members:create' : 'members:edit'))
      throw new Refused('PERMISSION_DENIED');
    const id = body.id ?? (await addNewMember(call));
    if (body.id != null) await changeMember(call, id);
    const message = formatMessage(body.id == null ? 'members.added' : 'members.updated');
    return { ...done, message, data: await findMember(db, call, id) };
  }),

  route(renewMember, async (call) => {
    await renew(call);
    const data = await findMember(call.db, call, call.body.id);
    return { ...done, message: formatMessage('members.renewed'), data };
  }),
];
