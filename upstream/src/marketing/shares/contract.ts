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
