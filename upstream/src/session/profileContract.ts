import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { Day, Flag, Id, Nullable, Success, Text } from '../http/schemas.ts';

/** Who is signed in, and what he changes of himself and of the shop (spec 1 §3 Profile, §7). */

export const MenuRight = Type.Object({
  menu: Type.String({ description: 'slug of a menu entry' }),
  view: Type.Boolean(),
  create: Type.Boolean(),
  edit: Type.Boolean(),
  delete: Type.Boolean(),
});

const Gender = Type.Union([Type.Literal('female'), Type.Literal('male'), Type.Literal('other')]);

const Registration = Type.Union([Type.Literal('REGULAR'), Type.Literal('COMPOSITION'), Type.Literal('NONE')]);

export const Profile = Type.Object({
  staff_id: Id,
  /** The API key that calls, in the place of a person; null for people. */
  api_key: Nullable(Type.Object({ id: Id, name: Type.String() })),
  tenant_schema: Type.String(),
  business_id: Type.Integer(),
  sub_category_id: Nullable(Type.Integer()),
  /** Null for the owner and for a key (spec 1 §6: employees have an emp_id). */
  emp_id: Nullable(Id),
  designation: Nullable(Id),
  designation_name: Nullable(Type.String()),
  merchantOrderId: Nullable(Type.String()),
  payment_status: Type.Union([Type.Literal('COMPLETED'), Type.Literal('PENDING'), Type.Literal('FAILED')]),
  /** The last day that is paid for, and how many days are left after today; null without an end. */
  paid_until: Nullable(Day),
  days_left: Nullable(Type.Integer()),
  image: Nullable(Type.String()),
  first_name: Type.String(),
  last_name: Type.String(),
  email: Nullable(Type.String()),
  /** Empty for a key. */
  mobile: Type.String(),
  /** The number that takes the place of `mobile` once it has signed in; null when none is to. */
  pending_mobile: Nullable(Type.String()),
  dob: Nullable(Day),
  /** Whole years, today. */
  age: Nullable(Type.Integer()),
  gender: Nullable(Gender),
  /** The owner's is the shop's, without town and state. */
  full_address: Nullable(Type.String()),
  /** "XXXX XXXX 1234": no more of it is ever told. */
  adhaar: Nullable(Type.String()),
  /** True for a one-time PIN that somebody else made. */
  must_change_pin: Type.Boolean(),
  company_name: Type.String(),
  business_description: Nullable(Type.String()),
  /** The kind of business, "Optician". */
  business_name: Type.String(),
  /** Which sort of that kind, "Sunglasses and frames". */
  sub_category_name: Nullable(Type.String()),
  shop_address: Nullable(Type.String()),
  city: Nullable(Type.String()),
  pincode: Nullable(Type.String()),
  state_code: Nullable(Type.String()),
  gst: Nullable(Type.String()),
  pan: Nullable(Type.String()),
  /** How the shop stands to GST: only REGULAR charges it. */
  registration: Registration,
  /** IANA name of the shop's. */
  time_zone: Type.String(),
  capabilities: Type.Array(Type.String()),
  /** What the caller may do: every menu entry for the owner, those of the designation for an employee. */
  rights: Type.Array(MenuRight),
  /** What the shop's settings let the caller do besides, by their names there; all of them for the owner. */
  toggles: Type.Array(Type.String()),
});

export const me = endpoint({
  method: 'GET',
  path: '/me',
  summary: 'The signed-in person, the shop, and what the person may do',
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
    'Changes what is named of the own profile; what concerns the shop is changed by its owner only. A change of the mobile wants the PIN',
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
    /** The owner's is the shop's. */
    full_address: Type.Optional(Nullable(Text(300))),
    /** 12 digits; empty, or as the profile tells it, leaves the one that is kept. */
    adhaar: Type.Optional(Nullable(Text(20))),
    company_name: Type.Optional(Text(120)),
    business_description: Type.Optional(Nullable(Text(500))),
    city: Type.Optional(Nullable(Text(80))),
    pincode: Type.Optional(Nullable(Text(10))),
    state_code: Type.Optional(Nullable(Text(2))),
    /** Becomes null with the registration NONE; the first one ends that. */
    gst: Type.Optional(Nullable(Text(20))),
    pan: Type.Optional(Nullable(Text(20))),
    registration: Type.Optional(Registration),
    /** IANA name of the shop's time zone, "Asia/Kolkata". */
    time_zone: Type.Optional(Text(64)),
    /** The setting of the same name, which is asked where a GSTIN is entered. */
    discount_before_tax: Type.Optional(Flag),
    /** An upload for `avatar`; the picture may as well come along as the file `image`. */
    image_id: Type.Optional(Id),
    /** As the profile tells it, which leaves the picture; empty or null removes it. */
    imagePath: Type.Optional(Nullable(Text(400))),
    /** Taken, and not changed: they follow from something else. */
    age: Type.Optional(Nullable(Type.Union([Type.Integer(), Text(3)]))),
    business_name: Type.Optional(Nullable(Text(120))),
    sub_category_name: Type.Optional(Nullable(Text(120))),
  },
  answer: Type.Object({ success: Success, message: Type.String(), data: Profile }),
});
