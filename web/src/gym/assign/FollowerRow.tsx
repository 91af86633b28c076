import { formatMessage, mobileText } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Checkbox } from '@chakra-ui/react/checkbox';
import { graphql, useFragment } from 'react-relay';
import type { FollowerRow_member$key } from '../../__generated__/FollowerRow_member.graphql.ts';
import type { Followed } from './followed.ts';

interface Props {
  member: FollowerRow_member$key;
  followed: Followed;
  ticked: boolean;
  onTick: (on: boolean) => void;
}

/** A member with a checkbox. If the member follows another plan, it is named, because ticking replaces it. */
export function FollowerRow({ member: key, followed, ticked, onTick }: Props) {
  const member = useFragment(
    graphql`
      fragment FollowerRow_member on GymMember {
        name
        mobile
        workout {
          id
          name
        }
        dietPlan {
          id
          name
        }
      }
    `,
    key,
  );
  const { workout, dietPlan } = member;
  const now = { workout, dietPlan }[followed.kind];
  const other = now != null && now.id !== followed.id ? now.name : undefined;
  return (
    <Box asChild borderBottom="1px solid" borderColor="border">
      <li>
        <Checkbox.Root
          checked={ticked}
          w="full"
          minH="row.list"
          py="2"
          onCheckedChange={(details) => onTick(details.checked === true)}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label minW="0">
            <Box textStyle="rowTitle" truncate>
              {member.name}
            </Box>
            <Box textStyle="second" color="fg.subtle" overflowWrap="anywhere">
              {[
                mobileText(member.mobile),
                ...(other === undefined ? [] : [formatMessage('assign.follows', { name: other })]),
              ].join(' · ')}
            </Box>
          </Checkbox.Label>
        </Checkbox.Root>
      </li>
    </Box>
  );
}
