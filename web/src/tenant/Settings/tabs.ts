import type { MessageKey } from '@galla/domain';
import type { ComponentType } from 'react';
import { BillsTab } from './bills/BillsTab.tsx';
import { EmployeeTab } from './employees/EmployeeTab.tsx';
import { PrintTab } from './print/PrintTab.tsx';
import { QrTab } from './qr/QrTab.tsx';

export interface TabProps {
  /** Global id of the shop. */
  tenantId: string;
  /** Whether the person may change what is shown. */
  mayEdit: boolean;
}

interface SettingsTab {
  /** What stands in the address. */
  value: string;
  label: MessageKey;
  /** Whether it decides over money or people: that is the owner's, or a right of its own. */
  decides: boolean;
  Tab: ComponentType<TabProps>;
}

/** The tabs of the screen, in their order; another one is added here. */
export const TABS = [
  { value: 'qr', label: 'settings.qrTab', decides: false, Tab: QrTab },
  { value: 'employees', label: 'settings.employeesTab', decides: true, Tab: EmployeeTab },
  { value: 'bills', label: 'settings.billsTab', decides: true, Tab: BillsTab },
  { value: 'print', label: 'printing.tab', decides: true, Tab: PrintTab },
] as const satisfies readonly SettingsTab[];

/** The tab that an address names; the first one where it names none. */
export const tabOf = (search: URLSearchParams): SettingsTab =>
  TABS.find(({ value }) => value === search.get('tab')) ?? TABS[0];
