import { findCustomers } from '@galla/domain';
import { useEffect, useMemo, useState } from 'react';
import { readCustomers, type KeptCustomer } from '../../customers/local/keptCustomers.ts';
import type { Choice } from './choice.ts';
import { customerLine } from './foundChoices.ts';

/** Same limit as the search on the server. */
const MOST = 5;

/** Customers stored on this device, for when the server does not answer. Empty for ''. */
export function useDeviceCustomers(wanted: boolean, text: string): readonly Choice[] {
  const [kept, setKept] = useState<readonly KeptCustomer[]>([]);
  useEffect(() => {
    if (!wanted) return undefined;
    let left = false;
    const read = async (): Promise<void> => {
      const customers = await readCustomers();
      if (!left) setKept(customers);
    };
    void read();
    return () => {
      left = true;
    };
  }, [wanted]);
  return useMemo(
    () => (wanted && text !== '' ? findCustomers(kept, text).slice(0, MOST).map(customerLine) : []),
    [wanted, kept, text],
  );
}
