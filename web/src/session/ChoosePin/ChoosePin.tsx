import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useEffect } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Navigate, useNavigate } from 'react-router-dom';
import type { ChoosePinQuery } from '../../__generated__/ChoosePinQuery.graphql.ts';
import { renewEnvironment } from '../../app/graph/environment.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { expireSession } from '../../app/session/expiry.ts';
import { accessToken, takeOrigin } from '../../app/session/store.ts';
import { useLogOut } from '../../app/shell/useLogOut.tsx';
import { ChangePinForm } from '../ChangePin/ChangePinForm.tsx';
import { SignInFrame } from '../SignInFrame.tsx';

/** The first sign-in with a PIN set by someone else: choose a new one, then continue to the requested page. */
export default function ChoosePin({ queryRef }: ScreenProps<ChoosePinQuery>) {
  const { viewer } = usePreloadedQuery<ChoosePinQuery>(
    graphql`
      query ChoosePinQuery @preloadable {
        viewer {
          profile {
            mustChangePin
            ...ChangePinForm_profile
          }
        }
      }
    `,
    queryRef,
  );
  const navigate = useNavigate();
  const { ask, dialog } = useLogOut();
  const missing = viewer == null;
  useEffect(() => {
    if (missing) expireSession(accessToken());
  }, [missing]);
  if (missing) return <Box minH="screen" />;
  if (!viewer.profile.mustChangePin) return <Navigate to="/" replace />;
  const goOn = (): void => {
    // The store's data was loaded while the shop was still closed to this user.
    renewEnvironment();
    void navigate(takeOrigin(), { replace: true });
  };
  return (
    <SignInFrame title={formatMessage('session.choosePinTitle')}>
      <Box color="fg.muted" mb="6">
        {formatMessage('session.choosePinExplained')}
      </Box>
      <ChangePinForm profile={viewer.profile} firstPin onChanged={goOn} />
      <Button variant="ghost" mt="4" alignSelf={{ base: 'stretch', md: 'flex-start' }} onClick={ask}>
        {formatMessage('session.logOutMenu')}
      </Button>
      {dialog}
    </SignInFrame>
  );
}
