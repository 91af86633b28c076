import { mobileText, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import type { Avatar_profile$key } from '../../../__generated__/Avatar_profile.graphql.ts';
import { PersonDot } from '../../../ui/Person.tsx';
import { ChangePicture } from '../../../ui/picture/ChangePicture.tsx';
import { useAvatar } from './useAvatar.ts';

interface Props {
  profile: Avatar_profile$key;
  mayEdit: boolean;
  onChanged: () => void;
}

/** The user's name and picture; the picture is saved at once, separately from the form. */
export function Avatar({ profile, mayEdit, onChanged }: Props) {
  const { fullName, mobile, image, isOwner, designation } = useFragment(
    graphql`
      fragment Avatar_profile on Profile {
        fullName
        mobile
        image
        isOwner
        designation {
          name
        }
      }
    `,
    profile,
  );
  const { save, saving } = useAvatar(onChanged);
  const role = isOwner ? formatMessage('profile.owner') : designation?.name;
  return (
    <Box display="flex" gap="4" alignItems="center" flexWrap={{ base: 'wrap', md: 'nowrap' }}>
      <PersonDot name={fullName} image={image} size="lg" />
      <Box flex="1" minW="0">
        <Box textStyle="person">{fullName}</Box>
        <Box textStyle="second" color="fg.subtle">
          {[role, mobileText(mobile)].filter(Boolean).join(' · ')}
        </Box>
        {mayEdit && <ChangePicture hasPicture={image != null} camera="user" saving={saving} save={save} />}
      </Box>
    </Box>
  );
}
