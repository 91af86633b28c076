import { formatMessage, screenWordsOf } from '@galla/domain';
import {
  Bell,
  LogOut,
  MonitorSmartphone,
  Moon,
  PackagePlus,
  ReceiptIndianRupee,
  Sun,
  UserPlus,
} from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { useChoices_viewer$key } from '../../__generated__/useChoices_viewer.graphql.ts';
import { useColourMode } from '../colour/useColourMode.ts';
import { navParts } from '../shell/nav/navParts.ts';
import { useOwnScreens } from '../shell/ownScreens.ts';
import type { Act, Choice, Kinds } from './choice.ts';

/** Choices known without asking the server, and the kinds of records to search. */
export interface Choices extends Kinds {
  screens: Choice[];
  /** Places within screens, shown only in a search. */
  parts: Choice[];
  acts: Choice[];
}

const screenChoice = (path: string, label: string, icon: Choice['icon'], second?: string): Choice => ({
  key: `screen:${path}`,
  kind: 'screen',
  label,
  icon,
  others: screenWordsOf(path),
  goal: { path },
  ...(second !== undefined && { second }),
});

const actChoice = (name: Act, label: string, icon: Choice['icon']): Choice => ({
  key: `act:${name}`,
  kind: 'act',
  label,
  icon,
  goal: { act: name },
});

const SETTINGS = '/SetingQRCodeResizer';

/** The tabs of Your Settings visible to every user who may open it. */
const SETTINGS_TABS = [
  ['qr', 'settings.qrTab'],
  ['employees', 'settings.employeesTab'],
  ['bills', 'settings.billsTab'],
  ['print', 'printing.tab'],
] as const;

/** Every existing screen that the user may open, and the actions available everywhere. */
export function useChoices(viewer: useChoices_viewer$key): Choices {
  const data = useFragment(
    graphql`
      fragment useChoices_viewer on Viewer {
        mayBill: viewerCan(menu: BILLING, flag: CREATE)
        mayReceive: viewerCan(menu: PRODUCTS, flag: EDIT)
        ...navParts_viewer
        ...ownScreens_viewer
      }
    `,
    viewer,
  );
  const own = useOwnScreens(data);
  const [mode] = useColourMode();
  const menus = navParts(data).flatMap(({ name, items }) => items.map((item) => ({ ...item, group: name })));
  const opens = (slug: string): boolean => menus.some((menu) => menu.slug === slug);
  const bills = opens('billing') && data.mayBill;
  return {
    screens: [
      ...menus.map(({ path, label, icon, group }) =>
        screenChoice(path, label, icon, group === '' ? undefined : group),
      ),
      ...own.map(({ path, name, icon }) => screenChoice(path, name, icon)),
      screenChoice('/NotificationList', formatMessage('notifications.title'), Bell),
      screenChoice('/sessions', formatMessage('session.sessionsTitle'), MonitorSmartphone),
    ],
    parts: own
      .filter(({ path }) => path === SETTINGS)
      .flatMap(({ path, name, icon }) =>
        SETTINGS_TABS.map(([tab, label]) =>
          screenChoice(`${path}?tab=${tab}`, formatMessage(label), icon, name),
        ),
      ),
    acts: [
      ...(bills
        ? [
            {
              ...screenChoice(
                '/Billing?type=invoice',
                formatMessage('billing.newInvoice'),
                ReceiptIndianRupee,
              ),
              kind: 'act' as const,
            },
            actChoice('newCustomer', formatMessage('customers.addTitle'), UserPlus),
          ]
        : []),
      ...(opens('products') && data.mayReceive
        ? [
            {
              ...screenChoice('/products/receive', formatMessage('goods.delivery'), PackagePlus),
              kind: 'act' as const,
            },
          ]
        : []),
      actChoice(
        'colours',
        formatMessage(mode === 'dark' ? 'shell.lightColours' : 'shell.darkColours'),
        mode === 'dark' ? Sun : Moon,
      ),
      actChoice('logOut', formatMessage('session.logOutMenu'), LogOut),
    ],
    // Each kind of record opens on a screen of its own.
    customers: opens('billing'),
    products: opens('products'),
    services: opens('services'),
    documents: opens('billing-history'),
  };
}
