import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { HStack } from '@chakra-ui/react/stack';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { PaymentGate_viewer$key } from '../../__generated__/PaymentGate_viewer.graphql.ts';
import { toast } from '../toast/toast.ts';
import { reloadPage, useRenewed } from '../version/renewed.ts';
import { usePolling } from '../usePolling.ts';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import { useRefreshShell } from './useRefreshShell.ts';

interface Props {
  viewer: PaymentGate_viewer$key;
  /** The subscription is paid and the gate can close. */
  onClose: () => void;
  /** Like `onClose`, then goes to the first screen. */
  onContinue: () => void;
  onLogOut: () => void;
  busy: boolean;
}

/** The user may be paying on another device. */
const LOOK_AGAIN_MS = 4_000;

/**
 * Covers everything while the subscription is unpaid: it cannot be closed and offers Logout, and the plans to the
 * owner (spec 1 §4, design: payment gate). After payment it confirms and lets the user in.
 */
export default function PaymentGate({ viewer, onClose, onContinue, onLogOut, busy }: Props) {
  const { paymentStatus, profile } = useFragment(
    graphql`
      fragment PaymentGate_viewer on Viewer {
        paymentStatus
        profile {
          isOwner
        }
      }
    `,
    viewer,
  );
  const paid = paymentStatus === 'COMPLETED';
  const renewed = useRenewed();
  // The gate shows this message itself; a toast would cover it.
  useEffect(() => {
    if (renewed) toast.clear();
  }, [renewed]);
  const main = useRef<HTMLAnchorElement>(null);
  usePolling(useRefreshShell(), LOOK_AGAIN_MS, !paid);
  return (
    <DialogFrame
      asks
      size="sm"
      title={
        <HStack gap="3" aria-live="polite">
          {paid && (
            <Box color="paid.fg" flexShrink="0">
              <CircleCheck strokeWidth={1.75} aria-hidden />
            </Box>
          )}
          {formatMessage(paid ? 'subscription.verified' : 'subscription.gateTitle')}
        </HStack>
      }
      description={[
        formatMessage(paid ? 'subscription.verifiedExplained' : 'subscription.gateExplained'),
        ...(paid || profile.isOwner ? [] : [formatMessage('subscription.gateAskOwner')]),
        ...(renewed ? [formatMessage('shell.renewed')] : []),
      ].join(' ')}
      initialFocus={() => main.current}
      closes={paid ? 'anyhow' : 'never'}
      onClose={onClose}
    >
      <Dialog.Footer>
        {renewed ? (
          <Button onClick={reloadPage}>{formatMessage('shell.reload')}</Button>
        ) : paid ? (
          <Button onClick={onContinue}>{formatMessage('subscription.continue')}</Button>
        ) : (
          <>
            <Button variant={profile.isOwner ? 'outline' : 'solid'} onClick={onLogOut} loading={busy}>
              {formatMessage('session.logout')}
            </Button>
            {profile.isOwner && (
              <Button asChild>
                <Link ref={main} to="/subscription">
                  {formatMessage('subscription.choosePlan')}
                </Link>
              </Button>
            )}
          </>
        )}
      </Dialog.Footer>
    </DialogFrame>
  );
}
