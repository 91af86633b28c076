import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { Id, Instant, Nullable, Success, Text } from '../http/schemas.ts';

export { me, updateProfile } from './profileContract.ts';

/** Sign-in and sign-out, PINs, sessions, and access (spec 1 §7). */

export const login = endpoint({
  method: 'POST',
  path: '/login',
  summary: 'Exchanges a mobile number and a PIN for an access token',
  access: 'public',
  repeat: 'never',
  body: {
    mobile: Text(20),
    password: Text(20),
    fcm_token: Type.Optional(Nullable(Text(4096))),
    /** The secret of a known device; it does not authenticate by itself. */
    device_token: Type.Optional(Nullable(Text(128))),
  },
  answer: Type.Object({
    success: Success,
    access_token: Type.String(),
    /** Set for a new device: to be stored in an HttpOnly cookie. */
    device_token: Nullable(Type.String()),
  }),
});

export const logout = endpoint({
  method: 'POST',
  path: '/logout',
  summary: 'Ends the session of the token at once',
  access: 'unpaid',
  withOneTimePin: true,
  repeat: 'never',
  answer: Type.Object({ success: Success }),
});

export const confirmPin = endpoint({
  method: 'POST',
  path: '/confirm-pin',
  summary: 'Verifies the caller’s PIN, which for 10 minutes allows calls that fail with PIN_REQUIRED',
  repeat: 'never',
  body: { pin: Text(20) },
  answer: Type.Object({ success: Success, confirmed_until: Instant }),
});

export const changePin = endpoint({
  method: 'POST',
  path: '/update-profile',
  summary: 'Changes the caller’s PIN, also a one-time one; ends all other sessions of the caller',
  withOneTimePin: true,
  repeat: 'never',
  body: { old_password: Text(20), password: Text(20), password_confirmation: Text(20) },
  answer: Type.Object({ success: Success, status: Success, message: Type.String() }),
});

export const oneTimePin = endpoint({
  method: 'POST',
  path: '/employees/one-time-pin',
  summary: 'Creates a one-time PIN for an employee, returned only once; ends the sessions of the employee',
  ownerOnly: true,
  repeat: 'keyed',
  shownOnce: true,
  body: { employee_id: Id },
  answer: Type.Object({
    success: Success,
    employee_id: Id,
    pin: Type.String({ pattern: '^[0-9]{4}$', description: 'To be changed at the first sign-in' }),
  }),
});

export const loginNumbers = endpoint({
  method: 'GET',
  path: '/employees/login-numbers',
  summary: 'Lists the employees who requested another login number, with the one valid until then',
  rights: ['employees:edit'],
  repeat: 'safe',
  answer: Type.Object({
    success: Success,
    data: Type.Array(Type.Object({ employee_id: Id, mobile: Type.String(), pending_mobile: Type.String() })),
  }),
});

export const confirmLoginNumber = endpoint({
  method: 'POST',
  path: '/employees/confirm-login-number',
  summary: 'Confirms an employee’s requested number as the login number, before its first login',
  rights: ['employees:edit'],
  repeat: 'keyed',
  body: { employee_id: Id, /** The requested number that the caller saw. */ mobile: Text(20) },
  answer: Type.Object({ success: Success, employee_id: Id, mobile: Type.String() }),
});

export const sessions = endpoint({
  method: 'GET',
  path: '/sessions',
  summary: 'Lists the caller’s open sessions, this one first, then the last used ones; at most 10',
  repeat: 'safe',
  answer: Type.Object({
    success: Success,
    data: Type.Array(
      Type.Object({
        id: Id,
        /** The browser's user agent at the beginning of the session. */
        user_agent: Nullable(Type.String()),
        started_at: Instant,
        /** To the minute. */
        last_used_at: Instant,
        /** Whether the person had used the device before this session. */
        known_device: Type.Boolean(),
        /** Whether it is the session of this call. */
        is_current: Type.Boolean(),
      }),
    ),
  }),
});

export const endSession = endpoint({
  method: 'POST',
  path: '/sessions/end',
  summary: 'Ends one of the caller’s sessions at once; succeeds if it has already ended',
  repeat: 'never',
  body: { session_id: Id },
  answer: Type.Object({ success: Success }),
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/sessions/end-others',
  summary: 'Ends all other sessions of the caller at once',
  repeat: 'never',
  answer: Type.Object({ success: Success, ended: Type.Integer({ minimum: 0 }) }),
});

export const registerMessaging = endpoint({
  method: 'POST',
  path: '/messaging-token',
  summary: 'Sets where push messages of this session are sent; null for nowhere',
  repeat: 'never',
  body: { fcm_token: Nullable(Text(4096)) },
  answer: Type.Object({ success: Success }),
});

export const createHandover = endpoint({
  method: 'POST',
  path: '/handover',
  summary: 'Creates a code valid for 60 seconds that opens one more session like this one, once',
  repeat: 'keyed',
  shownOnce: true,
  answer: Type.Object({ success: Success, code: Type.String(), expires_at: Instant }),
});

export const exchangeHandover = endpoint({
  method: 'POST',
  path: '/handover/exchange',
  summary: 'Exchanges a hand-over code for an access token of a new session',
  access: 'public',
  repeat: 'never',
  body: {
    /** The code; an access token only if the installation's setting HANDOVER_RAW_TOKEN allows it. */
    code: Text(128),
    /** As in `login`. */
    device_token: Type.Optional(Nullable(Text(128))),
  },
  answer: Type.Object({ success: Success, access_token: Type.String() }),
});

const FlagName = Type.Union([
  Type.Literal('view'),
  Type.Literal('create'),
  Type.Literal('edit'),
  Type.Literal('delete'),
]);

const ToggleName = Type.Union([
  Type.Literal('emp_create_contact'),
  Type.Literal('emp_view_customer'),
  Type.Literal('emp_view_contact'),
  Type.Literal('emp_bill_by_mobile'),
  Type.Literal('order_edit'),
  Type.Literal('order_delete'),
  Type.Literal('invoice_edit'),
  Type.Literal('invoice_delete'),
]);

export const menuPermissions = endpoint({
  method: 'POST',
  path: '/getusermenupermissions',
  summary: 'Lists the menu entries that a designation may see, grouped as in the sidebar',
  tenant: 'body',
  repeat: 'safe',
  body: { designation_id: Nullable(Id) },
  answer: Type.Object({
    success: Success,
    data: Type.Array(
      Type.Object({
        menuName: Type.String(),
        menus: Type.Array(
          Type.Object({ menuName: Type.String(), subMenuName: Type.String(), slug: Type.String() }),
        ),
      }),
    ),
  }),
});

export const checkAccess = endpoint({
  method: 'POST',
  path: '/checkAccess',
  summary:
    'Returns whether the caller may do something: the right on a menu and, if given, a toggle of the shop',
  tenant: 'body',
  repeat: 'safe',
  body: {
    /** Slug of a menu. */
    menu: Text(64),
    permission: FlagName,
    /** A toggle that the shop must have on for employees as well, e.g. `invoice_delete`. */
    toggle: Type.Optional(ToggleName),
  },
  answer: Type.Object({
    success: Success,
    allowed: Type.Boolean(),
    /** What is missing: the designation's right, or the shop's toggle; null when access is allowed. */
    missing: Nullable(Type.Union([Type.Literal('RIGHT'), Type.Literal('TOGGLE')])),
    /** A readable reason; empty when access is allowed. */
    message: Type.String(),
  }),
});
