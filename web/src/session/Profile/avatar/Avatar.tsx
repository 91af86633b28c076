import { mobileText, PICTURES, say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Avatar_profile$key } from '../../../__generated__/Avatar_profile.graphql.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { PersonDot } from '../../../ui/Person.tsx';
import { CropDialog } from '../../../ui/picture/CropDialog.tsx';
import { PictureButtons } from '../../../ui/picture/PictureButtons.tsx';
import { UploadProgress } from '../../../ui/picture/UploadProgress.tsx';
import { useAvatar } from './useAvatar.ts';

interface Props {
  profile: Avatar_profile$key;
  mayEdit: boolean;
  onChanged: () => void;
}

/** Who it is, and the picture; changed at once, apart from the form. */
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
  const { chosen, percent, saving, problem, cancel, close, choose, take, again, remove } =
    useAvatar(onChanged);
  const [asking, setAsking] = useState(false);
  const role = isOwner ? say('profile.owner') : designation?.name;
  return (
    <Box display="flex" gap="4" alignItems="center" flexWrap={{ base: 'wrap', md: 'nowrap' }}>
      <PersonDot name={fullName} image={image} size="lg" />
      <Box flex="1" minW="0">
        <Box textStyle="person">{fullName}</Box>
        <Box textStyle="second" color="fg.subtle">
          {[role, mobileText(mobile)].filter(Boolean).join(' · ')}
        </Box>
        {mayEdit && (
          <Box mt="3">
            {percent === undefined ? (
              <PictureButtons
                camera="user"
                disabled={saving}
                onFile={(file, from) => void choose(file, from)}
              >
                {image != null && (
                  <Button variant="ghost" disabled={saving} onClick={() => setAsking(true)}>
                    <Trash2 strokeWidth={1.75} aria-hidden />
                    {say('files.remove')}
                  </Button>
                )}
              </PictureButtons>
            ) : (
              <UploadProgress percent={percent} onCancel={cancel} />
            )}
            <Box mt="2" textStyle="second" color="fg.subtle">
              {say('files.hint', { n: PICTURES.avatar.megabytes })}
            </Box>
          </Box>
        )}
        {problem !== undefined && (
          <Box role="alert" mt="2" color="due.fg" display="flex" flexWrap="wrap" alignItems="center" gap="2">
            {problem}
            {again && (
              <Button variant="outline" size="sm" onClick={again}>
                {say('shell.retry')}
              </Button>
            )}
          </Box>
        )}
      </Box>
      {chosen && (
        <CropDialog picture={chosen} round onSquare={(square) => void take(square)} onCancel={close} />
      )}
      <ConfirmDialog
        open={asking}
        title={say('files.removeQuestion')}
        confirm={say('files.remove')}
        dangerous
        busy={saving}
        onConfirm={() => void remove().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {say('files.removeExplained')}
      </ConfirmDialog>
    </Box>
  );
}
