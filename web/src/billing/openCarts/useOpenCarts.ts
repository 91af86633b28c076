import { useEffect, useState } from 'react';
import { readOpenCarts, type OpenCart } from './openCart.ts';

/** The carts stored on this device, read when the screen opens or its tab becomes visible. */
export function useOpenCarts(): readonly OpenCart[] {
  const [carts, setCarts] = useState<readonly OpenCart[]>([]);
  useEffect(() => {
    let left = false;
    const read = async (): Promise<void> => {
      const found = await readOpenCarts();
      if (!left) setCarts(found);
    };
    const again = (): void => void read();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', again);
    };
  }, []);
  return carts;
}
