import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Id, Nullable, Success } from '../../http/schemas.ts';

export const setCustomerPicture = endpoint({
  method: 'POST',
  path: '/updateCustomerPicture',
  summary: 'Sets an uploaded picture of a customer that the caller may see, or removes it',
  tenant: 'body',
  rights: ['customers:edit'],
  requireToggle: 'emp_view_customer',
  repeat: 'keyed',
  body: {
    customer_id: Id,
    /** An upload of the last hour for `avatar`; null removes the picture. */
    image_id: Nullable(Id),
  },
  answer: Type.Object({ success: Success, message: Type.String(), customer_id: Id }),
});
