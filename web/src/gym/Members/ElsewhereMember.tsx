import { formatMessage } from '@galla/domain';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ElsewhereMemberQuery } from '../../__generated__/ElsewhereMemberQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { DetailDrawer } from '../../ui/DetailDrawer.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import type { MemberRights } from './acts.ts';
import { OpenMember } from './form/OpenMember.tsx';
import type { Choices } from './useChoices.ts';
import { readMember } from './useMembers.ts';

interface Props {
  /** Global id of a member who is not on the current page. */
  id: string;
  choices: Choices;
  rights: MemberRights;
  onClose: () => void;
}

/** Loads a member of another page or list, so that direct links work. */
export const ElsewhereMember = (props: Props) => (
  <Part
    title={formatMessage('members.openFailed')}
    skeleton={
      <DetailDrawer title={formatMessage('members.member')} open onClose={props.onClose}>
        <SkeletonRows rows={6} />
      </DetailDrawer>
    }
  >
    {(attempt) => <Found {...props} attempt={attempt} />}
  </Part>
);

function Found({ id, attempt, onClose, ...open }: Props & { attempt: number }) {
  const { node } = useLazyLoadQuery<ElsewhereMemberQuery>(
    graphql`
      query ElsewhereMemberQuery($id: ID!) {
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
  if (node?.member == null) {
    return (
      <DetailDrawer title={formatMessage('members.member')} open onClose={onClose}>
        <EmptyState title={formatMessage('members.missing')} />
      </DetailDrawer>
    );
  }
  return <OpenMember {...open} member={readMember(node.member)} onClose={onClose} />;
}
