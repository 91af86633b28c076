import { useEffect, useRef } from 'react';

/** Navigates to the payment once no guard blocks leaving. */
export function LeaveToPayment({ onLeave }: { onLeave: () => void }) {
  const left = useRef(false);
  useEffect(() => {
    if (left.current) return;
    left.current = true;
    onLeave();
  });
  return null;
}
