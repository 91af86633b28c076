import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import type { ProfileView_viewer$key } from '../../__generated__/ProfileView_viewer.graphql.ts';
import { Avatar } from './avatar/Avatar.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { RoutePart } from './RoutePart.tsx';
import { PinPart } from './PinPart.tsx';

interface Props {
  viewer: ProfileView_viewer$key;
  mayEdit: boolean;
  /** The profile was changed here. */
  onChanged: () => void;
}

/** The read-only profile: picture, user, shop, PIN and devices. */
export function ProfileView({ viewer, mayEdit, onChanged }: Props) {
  const data = useFragment(
    graphql`
      fragment ProfileView_viewer on Viewer {
        profile {
          ...Avatar_profile
          ...PersonFacts_profile
          ...PinPart_profile
        }
        tenant {
          ...CompanyFacts_tenant
        }
      }
    `,
    viewer,
  );
  return (
    <Box display="flex" flexDirection="column" gap="6">
      <Avatar profile={data.profile} mayEdit={mayEdit} onChanged={onChanged} />
      {!mayEdit && <Box color="fg.muted">{formatMessage('profile.readOnly')}</Box>}
      <Box display="grid" gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="8" alignItems="start">
        <PersonFacts profile={data.profile} />
        {data.tenant && <CompanyFacts tenant={data.tenant} />}
        <PinPart profile={data.profile} />
        {data.tenant && <RoutePart />}
      </Box>
    </Box>
  );
}
