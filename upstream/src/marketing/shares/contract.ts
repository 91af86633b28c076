import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Day, Id, Ids } from '../../http/schemas.ts';
import { listed, read, write, written } from '../../plainTable/contract.ts';

/** To whom a campaign was shared. Nothing is sent by these calls: a person writes, and it is noted. */
const Share = Type.Object({
  customer_id: Id,
  /** The shop's day on which the customer was written to last. */
  shared_on: Day,
});

export const getShares = endpoint({
  ...read,
  path: '/marketing/shares',
  summary: 'Who of some customers was written to of a campaign; in no order',
  rights: ['marketing:edit'],
  body: { id: Id, customer_ids: Ids },
  answer: listed({ data: Type.Array(Share) }),
});

export const shareCampaign = endpoint({
  ...write,
  path: '/marketing/share',
  summary:
    'Notes that a customer was written to of a campaign, today; refused for one that is over, and for who agreed to no messages',
  rights: ['marketing:edit'],
  body: { id: Id, customer_id: Id },
  answer: written({ data: Share }),
});
