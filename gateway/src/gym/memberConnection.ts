import { gym } from '@galla/upstream/contract';
import type { Context } from '../context.ts';
import { connection, includeOf, pageOf, type PageArgs } from '../relay/connection.ts';
import type { Lookahead } from '../relay/lookahead.ts';
import type { Arguments } from '../rest/arguments.ts';
import { memberOf } from './members.ts';

type Asked = NonNullable<Arguments<typeof gym.fetchMember>['query']>;

/** A page of members with REST's filters: one call. */
export async function memberConnection(
  narrowed: Asked,
  args: PageArgs,
  { call }: Pick<Context, 'call'>,
  info: Lookahead,
) {
  const page = pageOf(args);
  const query = { ...page, include: includeOf(info).join(), ...narrowed };
  const answer = await call(gym.fetchMember, { query });
  return connection(answer.data.map(memberOf), answer, page);
}
