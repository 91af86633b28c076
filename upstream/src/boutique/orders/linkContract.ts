import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Flag, Id, Success, Text } from '../../http/schemas.ts';
import { EDITED_WITH, SEEN_WITH } from './calls.ts';
import { OrderLinkRow, PublicOrderRow, TenantProfile } from './schemas.ts';

/** Links for customers to follow an order. */

const link = {
  tenant: 'query',
  repeat: 'keyed',
  rights: SEEN_WITH,
} as const;

export const shareOrder = endpoint({
  ...link,
  method: 'POST',
  path: '/boutique/orders/:id/links',
  summary:
    'Creates a link to the customer’s page; its secret is returned only once. With `renew` all other links end',
  shownOnce: true,
  params: { id: Id },
  body: { renew: Type.Optional(Flag) },
  answer: Type.Object({
    success: Success,
    /** 128 bits: `k` in the URL. */
    secret: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
    /** `ts` in the URL. */
    ts: Type.String(),
    data: OrderLinkRow,
  }),
});

export const revokeOrderLinks = endpoint({
  ...link,
  rights: EDITED_WITH,
  method: 'DELETE',
  path: '/boutique/orders/:id/links',
  summary: 'Revokes all links to the customer’s page of an order; succeeds if there are none',
  params: { id: Id },
  answer: Type.Object({ success: Success }),
});

export const customerOrderDetail = endpoint({
  method: 'GET',
  path: '/boutique/orders/:id/:ts/customerorderdetail',
  summary:
    'Returns an order by its link: the order’s id, the shop in base64, and the link’s secret. Fails with LINK_ENDED whichever of them is wrong',
  access: 'public',
  bySecret: true,
  repeat: 'safe',
  params: { id: Text(64), ts: Text(200) },
  query: { k: Type.Optional(Text(200)) },
  answer: Type.Object({ success: Success, order: PublicOrderRow, tenant_profile: TenantProfile }),
});
