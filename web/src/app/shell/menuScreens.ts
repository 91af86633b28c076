import { menuNamed, type MenuSlug } from '@galla/domain';
import {
  Building2,
  ChartColumn,
  BookText,
  CalendarDays,
  CalendarRange,
  ClipboardPlus,
  CreditCard,
  ContactRound,
  Dumbbell,
  Folder,
  ListChecks,
  ListTree,
  Map,
  Megaphone,
  HandHelping,
  IdCard,
  LayoutDashboard,
  Network,
  Package,
  Salad,
  Users,
  Library,
  ReceiptIndianRupee,
  Scissors,
  ScrollText,
  ShieldCheck,
  SlidersHorizontal,
  Shirt,
  SwatchBook,
  type LucideIcon,
} from 'lucide-react';

/** A sidebar entry whose screen exists. */
export interface MenuScreen {
  slug: MenuSlug;
  path: string;
  icon: LucideIcon;
}

/**
 * Icons of all menus that have a screen; a slice adds its line here with its route. Settings, account details and
 * the profile are at the foot of the sidebar and in the profile menu.
 */
const ICONS: Partial<Record<MenuSlug, LucideIcon>> = {
  dashboard: LayoutDashboard,
  billing: ReceiptIndianRupee,
  'billing-history': ScrollText,
  'transactions-history': BookText,
  customers: ContactRound,
  calendar: CalendarDays,
  'create-order': ClipboardPlus,
  'order-list': ListChecks,
  'default-item-list': SwatchBook,
  patterns: Shirt,
  'pattern-settings': SlidersHorizontal,
  products: Package,
  services: HandHelping,
  branches: Building2,
  members: IdCard,
  workouts: CalendarRange,
  'diet-plans': Salad,
  'gym-resources': Library,
  employees: Users,
  map: Map,
  marketing: Megaphone,
  'sales-setting-master': ShieldCheck,
  'hierarchy-master': ListTree,
  'reports-page': ChartColumn,
  reports: ChartColumn,
  subscription: CreditCard,
};

/** The screen of a menu entry of the graph; undefined if it does not exist. */
export function menuScreen(code: string): MenuScreen | undefined {
  const menu = menuNamed(code);
  if (menu?.path === undefined) return undefined;
  const icon = ICONS[menu.slug];
  return icon && { slug: menu.slug, path: menu.path, icon };
}

/** Icons of the groups, shown on the rail. */
const GROUP_ICONS: Readonly<Record<string, LucideIcon>> = {
  Orders: Scissors,
  'Design Patterns': Shirt,
  Gym: Dumbbell,
  Distribution: Network,
};

export const groupIcon = (name: string): LucideIcon => GROUP_ICONS[name] ?? Folder;
