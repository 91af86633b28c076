import { useEffect, useState } from 'react';
import { readOpenCarts, type OpenCart } from './openCart.ts';

/** The carts that are kept on this device, as they were when the screen opened or the tab was come back to. */
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
