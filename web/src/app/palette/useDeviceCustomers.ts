import { findCustomers } from '@galla/domain';
import { useEffect, useMemo, useState } from 'react';
import { readCustomers, type KeptCustomer } from '../../customers/local/keptCustomers.ts';
import type { Choice } from './choice.ts';
import { customerLine } from './foundChoices.ts';

/** As many as the server is asked for. */
const MOST = 5;

/** Customers that this device has kept; they answer while the server does not, and nothing for a text of ''. */
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
