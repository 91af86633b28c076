import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Id, Ids, Instant, Nullable, Success, Text } from '../../http/schemas.ts';

/** The permissions of each designation by menu (spec 3 §3, §6, §7). */

/** A single flag can be changed without the others, so that concurrent changes of two flags both count. */
const flagsIn = Type.Object(
  {
    view: Type.Optional(Type.Boolean()),
    create: Type.Optional(Type.Boolean()),
    edit: Type.Optional(Type.Boolean()),
    delete: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

const flags = Type.Object({
  view: Type.Boolean(),
  create: Type.Boolean(),
  edit: Type.Boolean(),
  delete: Type.Boolean(),
});

const Slug = Type.String({ description: 'Slug of a menu or of a group of menus' });

/** A rule in a request. A group's `menuId` without a sub-menu applies to the whole group. */
const RuleIn = Type.Object(
  {
    menuId: Text(64),
    subMenuId: Type.Optional(Nullable(Text(64))),
    permissions: flagsIn,
  },
  { additionalProperties: false },
);

export const Permissions = Type.Object({
  designation_id: Id,
  /** False while the designation has no rule of its own, and so only the dashboard and the profile. */
  has_rules: Type.Boolean(),
  /** Increments with every change; sent back as `expected_version`. */
  version: Type.Integer({ minimum: 1 }),
  /** When and by whom the current rules were confirmed; null after a change. */
  confirmed_at: Nullable(Instant),
  confirmed_by: Nullable(Type.String()),
  /** Menus with a rule, grouped as in the sidebar. */
  data: Type.Array(
    Type.Object({
      menuId: Slug,
      menuName: Type.String(),
      menus: Type.Array(
        Type.Object({
          menuId: Slug,
          menuName: Type.String(),
          /** Null for a menu without a group. */
          subMenuId: Nullable(Slug),
          subMenuName: Type.String(),
          slug: Type.String(),
          permissions: flags,
        }),
      ),
    }),
  ),
});

const answered = { success: Success, ...Permissions.properties };
const written = Type.Object({ ...answered, message: Type.String() });
const rules = { designation_id: Id, menus: Type.Array(RuleIn, { maxItems: 100 }) };

export const menuList = endpoint({
  method: 'POST',
  path: '/permissions/menus',
  summary:
    'Lists the menus to which rights apply; `business_id` is accepted, but the response is for the caller’s own business',
  tenant: 'body',
  rights: ['sales-setting-master:view'],
  repeat: 'safe',
  body: { type: Type.Optional(Type.Literal('web')), business_id: Type.Optional(Type.Integer()) },
  answer: Type.Object({
    success: Success,
    data: Type.Array(
      Type.Object({
        id: Slug,
        menu: Type.String(),
        slug: Slug,
        submenus: Type.Array(Type.Object({ id: Slug, submenu: Type.String(), slug: Slug })),
      }),
    ),
  }),
});

export const getPermissions = endpoint({
  method: 'POST',
  path: '/permissions',
  summary: 'Returns the rights of a designation',
  tenant: 'body',
  rights: ['sales-setting-master:view'],
  repeat: 'safe',
  body: { designation_id: Id },
  answer: Type.Object(answered),
});

export const permissions = endpoint({
  method: 'GET',
  path: '/permissions',
  summary: 'Returns the rights of several designations',
  tenant: 'query',
  rights: ['sales-setting-master:view'],
  repeat: 'safe',
  query: { ids: Ids },
  answer: Type.Object({ success: Success, data: Type.Array(Permissions) }),
});

export const updatePermissions = endpoint({
  method: 'POST',
  path: '/permissions/update',
  summary: 'Sets the given flags of the given menus; fails for rights that the caller does not have',
  tenant: 'body',
  rights: ['sales-setting-master:edit'],
  repeat: 'keyed',
  body: rules,
  answer: written,
});

export const submitPermissions = endpoint({
  method: 'POST',
  path: '/permissions/submit',
  summary: 'Confirms all rules of a designation: from then on it has exactly the given rights',
  tenant: 'body',
  rights: ['sales-setting-master:edit'],
  repeat: 'keyed',
  body: {
    ...rules,
    /** The version that the caller saw; CHANGED_MEANWHILE when it differs. */
    expected_version: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  answer: written,
});

export const deletePermissions = endpoint({
  method: 'POST',
  path: '/permissions/delete',
  summary:
    'Deletes the rules of menus, or of all menus of groups; a designation without rules has the initial rights again',
  tenant: 'body',
  rights: ['sales-setting-master:delete'],
  repeat: 'keyed',
  body: { designation_id: Id, menu_ids: Type.Array(Text(64), { minItems: 1, maxItems: 100 }) },
  answer: written,
});
