import { formatMessage, memberListOf, memberStatusOf } from '@galla/domain';
import { Refused } from '../../http/refused.ts';
import { type Route, route } from '../../http/route.ts';
import { pageAsked, isIncluded } from '../../lists/include.ts';
import {
  addMember,
  deleteMember,
  fetchMember,
  freezeMember,
  memberSummary,
  renewalFigures,
  renewMember,
  toldMember,
} from './contract.ts';
import { freezeMember as freeze } from './freeze.ts';
import { countMembers, findMember, listMembers } from './read.ts';
import { removeMember } from './remove.ts';
import { quoteRenewal } from './renewal.ts';
import { summaryOf } from './summary.ts';
import { noteTold } from './tell.ts';
import { addNewMember, changeMember, renew } from './write.ts';

const done = { success: true, status: true };

/** Members of a gym (spec 3 §7). */
export const memberRoutes: Route[] = [
  route(fetchMember, async (call) => {
    const { db, query } = call;
    const { search, status, ids, branch, workout, diet_plan: dietPlan, list, include } = query;
    const byVisit = query.sort_by === 'last_visit';
    const filter = {
      search,
      status: status === undefined ? undefined : memberStatusOf(status),
      ids: ids?.split(','),
      branch,
      workout,
      dietPlan,
      byVisit,
      list: list === undefined ? undefined : memberListOf(list),
    };
    const listed = await listMembers(db, call, filter, pageAsked(query, 10));
    const counted = isIncluded(include, 'count') && { total: await countMembers(db, call, filter) };
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

  route(memberSummary, async (call) => ({
    ...done,
    message: formatMessage('members.summed'),
    data: await summaryOf(call),
  })),

  route(freezeMember, async (call) => {
    const { id, from, to } = call.body;
    await freeze(call, id, { from, to });
    return { ...done, message: formatMessage('members.frozen'), data: await findMember(call.db, call, id) };
  }),

  route(toldMember, async (call) => {
    const { id, list: name } = call.body;
    const list = memberListOf(name);
    await noteTold(call, id, list);
    return {
      ...done,
      message: formatMessage('members.told'),
      data: await findMember(call.db, call, id, list),
    };
  }),

  route(deleteMember, async (call) => {
    await removeMember(call, call.params.id, call.query.expected_version);
    return { ...done, message: formatMessage('members.deleted') };
  }),

  route(renewalFigures, async (call) => ({
    ...done,
    message: formatMessage('members.renewalQuoted'),
    data: await quoteRenewal(call, call.query.id),
  })),

  route(renewMember, async (call) => {
    await renew(call);
    const data = await findMember(call.db, call, call.body.id);
    return { ...done, message: formatMessage('members.renewed'), data };
  }),
];
