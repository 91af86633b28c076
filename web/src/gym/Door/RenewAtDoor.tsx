import { formatMessage } from '@galla/domain';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { RenewAtDoorQuery } from '../../__generated__/RenewAtDoorQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { RenewMember } from '../Members/RenewMember.tsx';
import { readMember } from '../Members/useMembers.ts';

interface Props {
  /** Global id of the member. */
  id: string;
  onRenewed: () => void;
  onEnd: () => void;
}

/** Asks before the membership is renewed; the current membership is refetched. */
export const RenewAtDoor = (props: Props) => (
  <Part title={formatMessage('members.openFailed')} skeleton={<SkeletonRows rows={1} />}>
    {(attempt) => <Known {...props} attempt={attempt} />}
  </Part>
);

function Known({ id, attempt, onRenewed, onEnd }: Props & { attempt: number }) {
  const { node } = useLazyLoadQuery<RenewAtDoorQuery>(
    graphql`
      query RenewAtDoorQuery($id: ID!) {
        node(id: $id) {
          ... on GymMember @alias(as: "member") {
            ...useMembers_member
          }
        }
      }
    `,
    { id },
    fetchOptions(attempt),
  );
  return (
    <RenewMember
      member={node?.member == null ? undefined : readMember(node.member)}
      onRenewed={onRenewed}
      onEnd={onEnd}
    />
  );
}
