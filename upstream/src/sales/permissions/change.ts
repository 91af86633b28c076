import {
  MENUS,
  menusAt,
  partsOfRight,
  problem,
  rightMenus,
  rightsGained,
  formatMessage,
  withoutView,
  type Flags,
  type MenuSlug,
  type RuleChange,
  type RightMenu,
  type Rules,
} from '@galla/domain';
import type { Static } from 'typebox';
import { refusedFor } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { notifyOwner } from '../../notifications/index.ts';
import { requireFreshPin, rulesOfDesignation } from '../../session/index.ts';
import { refuseOwn } from '../hierarchy/own.ts';
import { lockDesignations, placesOf } from '../hierarchy/rows.ts';
import type { updatePermissions } from './contract.ts';
import { saveRules, stamp } from './rows.ts';

type Writing = Pick<Call, 'db' | 'caller' | 'now'>;
type RulesIn = Static<NonNullable<typeof updatePermissions.schema.body>>['menus'];

const unknown = (field: string) => refusedFor(problem(field, 'NOT_FOUND', 'permissions.unknown'));

/** The changes in a request; refuses a menu that the business does not have. */
export function changesOf(table: readonly RightMenu[], sent: RulesIn): RuleChange[] {
  return sent.map(({ menuId, subMenuId, permissions }, at) => {
    const menus = menusAt(table, menuId, subMenuId ?? null);
    if (!menus) throw unknown(`menus.${at}.${subMenuId == null ? 'menuId' : 'subMenuId'}`);
    return { menus, flags: permissions };
  });
}

/** The menus whose rules are to be deleted: sub-menus by id, groups as a whole. */
export function menusOf(table: readonly RightMenu[], ids: readonly string[]): MenuSlug[] {
  return ids.flatMap((id, at) => {
    const group = table.find(({ subMenus }) => subMenus.some(({ slug }) => slug === id));
    const menus = group ? menusAt(table, group.slug, id) : menusAt(table, id, null);
    if (!menus) throw unknown(`menu_ids.${at}`);
    return menus;
  });
}

/** Refuses to grant rights that the caller does not have; the owner has all. */
function refuseGiving({ caller }: Writing, before: Rules, after: Rules): void {
  const lacking = rightsGained(before, after).find((right) => !caller.rights.has(right));
  if (lacking === undefined) return;
  const { menu, flag } = partsOfRight(lacking);
  const name = MENUS.find(({ slug }) => slug === menu)?.name ?? menu;
  throw refusedFor(
    problem('menus', 'RIGHT_NOT_HELD', 'permissions.notHeld', {
      menu: name,
      flag: formatMessage(`permissions.${flag}`),
    }),
  );
}

/** Refuses a new rule with write rights but without the right to view; existing ones may stay. */
function refuseUnseen(before: Rules, after: Rules): void {
  const old = withoutView(before);
  const slug = withoutView(after).find((menu) => !old.includes(menu));
  if (slug === undefined) return;
  const menu = MENUS.find((one) => one.slug === slug)?.name ?? slug;
  throw refusedFor(problem('menus', 'INVALID_INPUT', 'permissions.viewFirst', { menu }));
}

/** Notifies the owner of the number of granted and revoked rights of a role; the screen shows which. */
async function tellRights(writing: Writing, role: string, before: Rules, after: Rules): Promise<void> {
  const given = rightsGained(before, after).length;
  const taken = rightsGained(after, before).length;
  if (given + taken === 0) return;
  const what = formatMessage('notifications.settingsChanged.rights', { role, given, taken });
  await notifyOwner(writing, what, '/SalesSettingMaster');
}

/**
 * Changes the rules of a designation, for a caller with a fresh PIN. Only the owner may change those of their own
 * designation or of one above it, or grant a right that the caller lacks. Writes of a shop are serialized, so that
 * concurrent changes are not lost.
 * @param expectedVersion the version that the caller saw, if it matters
 */
export async function changePermissions(
  writing: Writing,
  designationId: string,
  change: (before: Map<MenuSlug, Flags>, table: readonly RightMenu[]) => Rules,
  { confirms, expectedVersion }: { confirms?: boolean; expectedVersion?: number | undefined } = {},
): Promise<void> {
  const { db, caller, now } = writing;
  requireFreshPin(caller, now);
  const rows = await lockDesignations(db);
  const row = rows.find(({ id }) => id === designationId);
  if (!row) throw unknown('designation_id');
  refuseOwn(caller, placesOf(rows), designationId);
  if (expectedVersion !== undefined && row.rightsVersion !== expectedVersion)
    throw refusedFor(problem('expected_version', 'CHANGED_MEANWHILE', 'permissions.changedMeanwhile'));
  const before = await rulesOfDesignation(db, designationId);
  const after = change(before, rightMenus(caller.capabilities));
  refuseGiving(writing, before, after);
  refuseUnseen(before, after);
  const changed = await saveRules(db, designationId, before, after);
  if (changed) await tellRights(writing, row.name, before, after);
  const confirmed = { by: caller.staffId, at: now };
  await stamp(db, designationId, confirms ? { changed, confirmed } : { changed });
}
