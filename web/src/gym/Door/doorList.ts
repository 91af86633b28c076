/* oxlint-disable relay/unused-fields -- the response is stored as a whole, because a reload clears Relay's
   store */
import { DOOR_LIMITS, doorVerdict, type DoorReason, type DoorVerdict, type Paise } from '@galla/domain';
import { fetchQuery, graphql, type Environment } from 'relay-runtime';
import type { doorListQuery, doorListQuery$data } from '../../__generated__/doorListQuery.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { accessToken } from '../../app/session/store.ts';
import { keepAnswer, readAnswer } from '../../local/keptAnswers.ts';

type Answer = NonNullable<NonNullable<NonNullable<doorListQuery$data['viewer']>['tenant']>['door']>;

/** A member as the door's list has them. */
export type KnownMember = Answer['members'][number];
/** An entry at the door. */
export type KnownEntry = Omit<Answer['entries'][number], 'reason'> & { reason?: string | null | undefined };

/** The data the door relies on: the last response, also offline. */
export interface DoorList extends Omit<Answer, 'entries'> {
  shop: string;
  branches: readonly { id: string; name: string }[];
  entries: readonly KnownEntry[];
}

const TABLE = 'apiCache';
const nameOf = (branch: string): string => `door/${branch}`;
const HOUR = 3_600_000;

/** The list of a branch stored on this device, at most twelve hours old; undefined if there is none. */
export async function readKeptList(branch: string, now: number): Promise<DoorList | undefined> {
  const kept = (await readAnswer(TABLE, nameOf(branch))) as DoorList | undefined;
  return kept === undefined || ageOf(kept, now) > DOOR_LIMITS.hours ? undefined : kept;
}

/** Age of the list in hours. */
export const ageOf = ({ asOf }: Pick<DoorList, 'asOf'>, now: number): number =>
  (now - new Date(asOf).getTime()) / HOUR;

/** Fetches the list of a branch, and stores it on this device. Rejects without a response. */
export async function fetchList(environment: Environment, branch: string): Promise<DoorList> {
  const token = accessToken();
  const answer = await fetchQuery<doorListQuery>(
    environment,
    graphql`
      query doorListQuery($branch: ID) @throwOnFieldError {
        viewer {
          tenant {
            name
            branches {
              id
              name
            }
            door(branch: $branch) {
              asOf
              dueLimit
              inNow
              visitsToday
              visitsByHour
              entries {
                entryId
                memberId
                passCode
                name
                date
                isIn
                reason
                note
              }
              members {
                memberId
                passCode
                name
                digits
                code
                image
                planName
                startsOn
                endsOn
                suspended
                frozenTo
                sessionsLeft
                due
                lastVisit
              }
            }
          }
        }
      }
    `,
    { branch: branch === '' ? null : branch },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  const tenant = answer?.viewer?.tenant;
  if (tenant?.door == null) throw new Error('The door was not answered');
  const list: DoorList = { ...tenant.door, shop: tenant.name, branches: tenant.branches ?? [] };
  await keepAnswer(TABLE, nameOf(branch), list, token);
  return list;
}

/** The maximum dues; undefined if dues do not matter at the door. */
export const limitOf = ({ dueLimit }: Pick<DoorList, 'dueLimit'>): Paise | undefined =>
  dueLimit == null ? undefined : paiseOf(dueLimit);

/** The identity of a person at the door: member id, or day pass for someone who is not a member. */
export const whoOf = ({
  memberId,
  passCode,
}: {
  memberId?: string | null | undefined;
  passCode?: string | null | undefined;
}): string => memberId ?? passCode ?? '';

/**
 * The verdict on a member today.
 * @param listDay the day of the list: a day pass is only valid on that day
 */
export const verdictOf = (
  list: DoorList,
  member: KnownMember,
  { today, listDay }: { today: string; listDay: string },
): DoorVerdict =>
  doorVerdict(
    {
      endsOn: member.endsOn,
      isSuspended: member.suspended,
      frozenTo: member.frozenTo ?? undefined,
      sessionsLeft: member.sessionsLeft ?? undefined,
      due: paiseOf(member.due),
      hasDayPass: member.passCode != null && listDay === today,
    },
    today,
    limitOf(list),
  );

/** A member's entry within the last two minutes, if any: a repeat is not counted. */
export function cameLately(list: DoorList, who: string, now: number): KnownEntry | undefined {
  const near = DOOR_LIMITS.again * 60_000;
  return list.entries.find(
    (entry) => entry.isIn && whoOf(entry) === who && now - new Date(entry.date).getTime() <= near,
  );
}

/** The list with an entry that the server does not have yet. */
export function withEntry(
  list: DoorList,
  member: KnownMember,
  entry: Pick<KnownEntry, 'entryId' | 'date' | 'isIn' | 'note'> & { reason: DoorReason | null },
): DoorList {
  const { memberId, passCode, name, sessionsLeft } = member;
  const came = entry.isIn ? 1 : 0;
  return {
    ...list,
    inNow: list.inNow + came,
    visitsToday: list.visitsToday + came,
    entries: [{ ...entry, memberId, passCode, name }, ...list.entries],
    members: list.members.map((one) =>
      entry.isIn && whoOf(one) === whoOf(member) && sessionsLeft != null && passCode == null
        ? { ...one, sessionsLeft: sessionsLeft - 1 }
        : one,
    ),
  };
}
