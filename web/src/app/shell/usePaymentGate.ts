import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { usePaymentGate_viewer$key } from '../../__generated__/usePaymentGate_viewer.graphql.ts';
import { useRouteHandle } from '../router/useRouteHandle.ts';

interface Gate {
  /** The gate covers the screens, which are not rendered. */
  up: boolean;
  lift: () => void;
}

/**
 * Whether the payment gate is up: while the subscription is unpaid, except on the screens used to pay, and then
 * until lifted, so that it can confirm the payment.
 */
export function usePaymentGate(viewer: usePaymentGate_viewer$key): Gate {
  const { paymentStatus, maySee } = useFragment(
    graphql`
      fragment usePaymentGate_viewer on Viewer {
        paymentStatus
        maySee: viewerCan(menu: SUBSCRIPTION, flag: VIEW)
      }
    `,
    viewer,
  );
  const passes = useRouteHandle()?.unpaid === true && maySee;
  const closed = paymentStatus !== 'COMPLETED' && !passes;
  const [held, hold] = useState(closed);
  if (closed && !held) hold(true);
  if (passes && held) hold(false);
  return { up: closed || (held && !passes), lift: () => hold(false) };
}
