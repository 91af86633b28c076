import { graphql, readInlineData, useFragment } from 'react-relay';
import type {
  useMembers_member$data,
  useMembers_member$key,
} from '../../__generated__/useMembers_member.graphql.ts';
import type { useMembers_members$key } from '../../__generated__/useMembers_members.graphql.ts';

/** A member as list and form show it. */
export type Member = useMembers_member$data;

const readMember = (key: useMembers_member$key): Member =>
  readInlineData(
    graphql`
      fragment useMembers_member on GymMember @inline {
        id
        name
        email
        mobile
        status
        suspended
        branchId
        branchName
        planId
        durationId
        workoutGroup
        period {
          code
          planName
          months
          days
          startsOn
          endsOn
        }
        version
      }
    `,
    key,
  );

/** The members of a page. */
export function useMembers(connection: useMembers_members$key): {
  members: readonly Member[];
  totalCount: number;
} {
  const { edges, totalCount } = useFragment(
    graphql`
      fragment useMembers_members on GymMemberConnection {
        totalCount
        edges {
          node {
            ...useMembers_member
          }
        }
      }
    `,
    connection,
  );
  return { members: edges.map(({ node }) => readMember(node)), totalCount };
}
