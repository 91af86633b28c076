import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Day, Id, Ids } from '../../http/schemas.ts';
import { listed, read, write, written } from '../../plainTable/contract.ts';

/** Customers a campaign was shared with. These calls send nothing: they record that a person messaged the customer. */
const Share = Type.Object({
  customer_id: Id,
  /** The shop's day of the last message to the customer. */
  shared_on: Day,
});

export const getShares = endpoint({
  ...read,
  path: '/marketing/shares',
  summary: 'Lists which of the given customers were messaged about a campaign, in no particular order',
  rights: ['marketing:edit'],
  body: { id: Id, customer_ids: Ids },
  answer: listed({ data: Type.Array(Share) }),
});

export const shareCampaign = endpoint({
  ...write,
  path: '/marketing/share',
  summary:
    'Records that a customer was messaged about a campaign today; fails if the campaign is over or the customer has not agreed to messages',
  rights: ['marketing:edit'],
  body: { id: Id, customer_id: Id },
  answer: written({ data: Share }),
});
