import type { MessageKey } from '@galla/domain';
import type { ComponentType } from 'react';
import { lazyPart } from '../../ui/lazyPart.ts';
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

/** Of a tab that has something for the owner alone. */
export interface OwnedTabProps extends TabProps {
  isOwner: boolean;
}

/** Few open it, and it is the owner's alone. */
const ConnectionsTab = lazyPart(async () => ({
  default: (await import('../../keys/index.ts')).ConnectionsTab,
}));

interface SettingsTab {
  /** What stands in the address. */
  value: string;
  label: MessageKey;
  /** Whether it decides over money or people: that is the owner's, or a right of its own. */
  decides: boolean;
  /** Shown to the owner of the shop alone. */
  ownerOnly?: true;
  Tab: ComponentType<OwnedTabProps>;
}

/** The tabs of the screen, in their order; another one is added here. */
const TABS: readonly [SettingsTab, ...SettingsTab[]] = [
  { value: 'qr', label: 'settings.qrTab', decides: false, Tab: QrTab },
  { value: 'employees', label: 'settings.employeesTab', decides: true, Tab: EmployeeTab },
  { value: 'bills', label: 'settings.billsTab', decides: true, Tab: BillsTab },
  { value: 'print', label: 'printing.tab', decides: true, Tab: PrintTab },
  { value: 'connections', label: 'keys.tab', decides: true, ownerOnly: true, Tab: ConnectionsTab },
];

/** The tabs that a person sees. */
export const tabsFor = (isOwner: boolean): readonly SettingsTab[] =>
  TABS.filter(({ ownerOnly }) => isOwner || ownerOnly !== true);

/** The tab that an address names; the first one where it names none, or one of the owner's. */
export const tabOf = (search: URLSearchParams, isOwner: boolean): SettingsTab =>
  tabsFor(isOwner).find(({ value }) => value === search.get('tab')) ?? TABS[0];
