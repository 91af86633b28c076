import { formatMessage } from '@galla/domain';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { OpenMemberQuery } from '../../__generated__/OpenMemberQuery.graphql.ts';
import { fetchUnlessKnown } from '../../app/graph/fetchOptions.ts';
import { DetailDrawer } from '../../ui/DetailDrawer.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import type { MemberRights } from './acts.ts';
import { EditMember } from './form/EditMember.tsx';
import type { Choices } from './useChoices.ts';
import { readMember } from './useMembers.ts';

interface Props {
  /** Global id of a member, who may be on another page or in another list. */
  id: string;
  choices: Choices;
  rights: MemberRights;
  onClose: () => void;
}

/**
 * The open member, from the list or loaded. One component for both, so that unsaved entries stay when a search leaves
 * the member out.
 */
export const OpenMember = (props: Props) => (
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
  const { node } = useLazyLoadQuery<OpenMemberQuery>(
    graphql`
      query OpenMemberQuery($id: ID!) {
        node(id: $id) {
          ... on GymMember @alias(as: "member") {
            ...useMembers_member
          }
        }
      }
    `,
    { id },
    fetchUnlessKnown(attempt),
  );
  if (node?.member == null) {
    return (
      <DetailDrawer title={formatMessage('members.member')} open onClose={onClose}>
        <EmptyState title={formatMessage('members.missing')} />
      </DetailDrawer>
    );
  }
  return <EditMember {...open} member={readMember(node.member)} onClose={onClose} />;
}
