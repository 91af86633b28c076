import { FLAGS, type Right } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { Day, Id, Ids, Nullable, Text } from '../http/schemas.ts';
import { expectedVersion, listed, read, version, write, written } from '../plainTable/contract.ts';

/** Campaigns: a shop's offers, with a picture (spec 3 §7 Marketing). */

/** Accepted as documented, as a number or text; the session's is used. */
const business = {
  business_id: Type.Optional(Type.Union([Type.Integer(), Type.String({ maxLength: 20 })])),
};

/** Any right to campaigns includes reading. */
const READ: readonly Right[] = FLAGS.map((flag): Right => `marketing:${flag}`);

export const Campaign = Type.Object({
  id: Id,
  title: Type.String(),
  subtitle: Type.String(),
  description: Type.String(),
  /** Without blank entries. */
  offer_list: Type.Array(Type.String()),
  /** Text of the ribbon; `bestOffer` has the same value. */
  summary: Type.String(),
  bestOffer: Type.String(),
  /** URLs of the image and its thumbnail. */
  image: Nullable(Type.String()),
  thumbnail: Nullable(Type.String()),
  /** First and last day, inclusive; null when open. */
  first_day: Nullable(Day),
  last_day: Nullable(Day),
  ...version,
});

export const getCampaigns = endpoint({
  ...read,
  path: '/marketing/list',
  summary: 'Lists all campaigns of the shop, newest first; or campaigns by ids',
  rights: READ,
  body: { ...business, ids: Type.Optional(Ids) },
  answer: listed({ data: Type.Array(Campaign) }),
});

/** Checked by the rules for campaigns, which report problems at their fields; this bound only limits the size. */
const text = Type.Optional(Nullable(Text(5000)));

/** A day; blank for none. */
const day = Type.Optional(Nullable(Text(50)));

const texts = {
  subtitle: text,
  description: text,
  summary: text,
  /** Used as `summary` if that is left out. */
  bestOffer: text,
  /** A list, or the same as JSON text; in a form also `offer_list[0]`, `offer_list[1]` … Blank entries are dropped. */
  offer_list: Type.Optional(
    Nullable(Type.Union([Type.Array(Text(5000), { maxItems: 100 }), Type.String({ maxLength: 100_000 })])),
  ),
  first_day: day,
  /** Not before the first day. */
  last_day: day,
  ...business,
};

/** Id of an upload for the use `campaign`; a file field of this name is accepted instead. */
const image = Type.Optional(Nullable(Text(1000)));
const files = { image: 'campaign' } as const;

export const addCampaign = endpoint({
  ...write,
  path: '/marketing/create',
  summary: 'Adds a campaign, with its image',
  rights: ['marketing:create'],
  files,
  body: { title: text, ...texts, image },
  moreFields: Text(5000),
  answer: written({ data: Campaign }),
});

export const updateCampaign = endpoint({
  ...write,
  path: '/marketing/edit',
  summary:
    'Changes the given fields of a campaign; without a new image, or with its current URL, the image is kept',
  rights: ['marketing:edit'],
  files,
  body: { id: Id, title: text, ...texts, image, ...expectedVersion },
  moreFields: Text(5000),
  answer: written({ data: Campaign }),
});

export const deleteCampaign = endpoint({
  ...write,
  path: '/marketing/delete',
  summary: 'Deletes a campaign and its image',
  rights: ['marketing:delete'],
  body: { id: Id, ...business, ...expectedVersion },
  answer: written({ id: Id }),
});

export * from './shares/contract.ts';
