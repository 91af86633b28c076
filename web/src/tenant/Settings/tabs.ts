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
  /** Whether the user may change the settings of the tab. */
  mayEdit: boolean;
}

/** Props of a tab that has owner-only settings. */
export interface OwnedTabProps extends TabProps {
  isOwner: boolean;
}

/** A chunk of its own: few open it, and only owners can. */
const ConnectionsTab = lazyPart(async () => ({
  default: (await import('../../keys/index.ts')).ConnectionsTab,
}));

interface SettingsTab {
  /** The tab's value in the address. */
  value: string;
  label: MessageKey;
  /** Whether it concerns money or people, which needs the owner or a separate right. */
  decides: boolean;
  /** Visible only to the owner of the shop. */
  ownerOnly?: true;
  Tab: ComponentType<OwnedTabProps>;
}

/** The tabs of the screen in order; new ones are added here. */
const TABS: readonly [SettingsTab, ...SettingsTab[]] = [
  { value: 'qr', label: 'settings.qrTab', decides: false, Tab: QrTab },
  { value: 'employees', label: 'settings.employeesTab', decides: true, Tab: EmployeeTab },
  { value: 'bills', label: 'settings.billsTab', decides: true, Tab: BillsTab },
  { value: 'print', label: 'printing.tab', decides: true, Tab: PrintTab },
  { value: 'connections', label: 'keys.tab', decides: true, ownerOnly: true, Tab: ConnectionsTab },
];

/** The tabs that the user may see. */
export const tabsFor = (isOwner: boolean): readonly SettingsTab[] =>
  TABS.filter(({ ownerOnly }) => isOwner || ownerOnly !== true);

/** The tab in an address; the first one if none is named, or if it is the owner's only. */
export const tabOf = (search: URLSearchParams, isOwner: boolean): SettingsTab =>
  tabsFor(isOwner).find(({ value }) => value === search.get('tab')) ?? TABS[0];
