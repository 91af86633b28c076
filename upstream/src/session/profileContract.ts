import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { Day, Flag, Id, Nullable, Success, Text } from '../http/schemas.ts';

/** The signed-in person, and changes of their own and the shop's profile (spec 1 §3 Profile, §7). */

export const MenuRight = Type.Object({
  menu: Type.String({ description: 'Slug of a menu entry' }),
  view: Type.Boolean(),
  create: Type.Boolean(),
  edit: Type.Boolean(),
  delete: Type.Boolean(),
});

const Gender = Type.Union([Type.Literal('female'), Type.Literal('male'), Type.Literal('other')]);

const Registration = Type.Union([Type.Literal('REGULAR'), Type.Literal('COMPOSITION'), Type.Literal('NONE')]);

export const Profile = Type.Object({
  staff_id: Id,
  /** The calling API key; null for people. */
  api_key: Nullable(Type.Object({ id: Id, name: Type.String() })),
  tenant_schema: Type.String(),
  business_id: Type.Integer(),
  sub_category_id: Nullable(Type.Integer()),
  /** Null for the owner and for an API key (spec 1 §6: employees have an emp_id). */
  emp_id: Nullable(Id),
  designation: Nullable(Id),
  designation_name: Nullable(Type.String()),
  merchantOrderId: Nullable(Type.String()),
  payment_status: Type.Union([Type.Literal('COMPLETED'), Type.Literal('PENDING'), Type.Literal('FAILED')]),
  /** The last paid day, and the number of days left after today; null for no end. */
  paid_until: Nullable(Day),
  days_left: Nullable(Type.Integer()),
  image: Nullable(Type.String()),
  first_name: Type.String(),
  last_name: Type.String(),
  email: Nullable(Type.String()),
  /** Empty for an API key. */
  mobile: Type.String(),
  /** The number that replaces `mobile` after its first sign-in; null when there is none. */
  pending_mobile: Nullable(Type.String()),
  dob: Nullable(Day),
  /** In whole years, as of today. */
  age: Nullable(Type.Integer()),
  gender: Nullable(Gender),
  /** For the owner that of the shop, without town and state. */
  full_address: Nullable(Type.String()),
  /** "XXXX XXXX 1234": the other digits are never returned. */
  adhaar: Nullable(Type.String()),
  /** True for a one-time PIN made by someone else. */
  must_change_pin: Type.Boolean(),
  company_name: Type.String(),
  business_description: Nullable(Type.String()),
  /** The kind of business, "Optician". */
  business_name: Type.String(),
  /** The sub-category, "Sunglasses and frames". */
  sub_category_name: Nullable(Type.String()),
  shop_address: Nullable(Type.String()),
  city: Nullable(Type.String()),
  pincode: Nullable(Type.String()),
  state_code: Nullable(Type.String()),
  gst: Nullable(Type.String()),
  pan: Nullable(Type.String()),
  /** GST registration of the shop: only REGULAR charges GST. */
  registration: Registration,
  /** IANA name of the shop's time zone. */
  time_zone: Type.String(),
  capabilities: Type.Array(Type.String()),
  /** Rights by menu: every menu for the owner, those of the designation for an employee. */
  rights: Type.Array(MenuRight),
  /** Toggles that the shop has on for the caller, by setting name; all for the owner. */
  toggles: Type.Array(Type.String()),
});

export const me = endpoint({
  method: 'GET',
  path: '/me',
  summary: 'Returns the signed-in person, the shop, and the person’s rights',
  access: 'unpaid',
  withOneTimePin: true,
  forKeys: true,
  repeat: 'safe',
  answer: Profile,
});

export const updateProfile = endpoint({
  method: 'POST',
  path: '/updateProfile',
  summary:
    'Changes the given fields of the caller’s profile; only the owner may change those of the shop. Changing the mobile requires the PIN',
  tenant: 'body',
  rights: ['profile:edit'],
  repeat: 'keyed',
  files: { image: 'avatar' },
  body: {
    first_name: Type.Optional(Text(80)),
    last_name: Type.Optional(Text(80)),
    email: Type.Optional(Text(254)),
    mobile: Type.Optional(Text(20)),
    dob: Type.Optional(Text(10)),
    gender: Type.Optional(Nullable(Type.Union([Gender, Type.Literal('')]))),
    /** For the owner that of the shop. */
    full_address: Type.Optional(Nullable(Text(300))),
    /** 12 digits; empty or masked keeps the stored number. */
    adhaar: Type.Optional(Nullable(Text(20))),
    company_name: Type.Optional(Text(120)),
    business_description: Type.Optional(Nullable(Text(500))),
    city: Type.Optional(Nullable(Text(80))),
    pincode: Type.Optional(Nullable(Text(10))),
    state_code: Type.Optional(Nullable(Text(2))),
    /** Becomes null with the registration NONE; a first GSTIN ends that registration. */
    gst: Type.Optional(Nullable(Text(20))),
    pan: Type.Optional(Nullable(Text(20))),
    registration: Type.Optional(Registration),
    /** IANA name of the shop's time zone, "Asia/Kolkata". */
    time_zone: Type.Optional(Text(64)),
    /** The setting of the same name, which is asked for together with a GSTIN. */
    discount_before_tax: Type.Optional(Flag),
    /** An upload for `avatar`; alternatively the picture can be sent as the file `image`. */
    image_id: Type.Optional(Id),
    /** The value from the profile keeps the picture; empty or null removes it. */
    imagePath: Type.Optional(Nullable(Text(400))),
    /** Accepted but ignored: they are derived from other values. */
    age: Type.Optional(Nullable(Type.Union([Type.Integer(), Text(3)]))),
    business_name: Type.Optional(Nullable(Text(120))),
    sub_category_name: Type.Optional(Nullable(Text(120))),
  },
  answer: Type.Object({ success: Success, message: Type.String(), data: Profile }),
});
