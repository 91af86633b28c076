import { useEffect, useRef } from 'react';

/** Goes on to the payment once nothing holds the page any more. */
export function LeaveToPayment({ onLeave }: { onLeave: () => void }) {
  const left = useRef(false);
  useEffect(() => {
    if (left.current) return;
    left.current = true;
    onLeave();
  });
  return null;
}
