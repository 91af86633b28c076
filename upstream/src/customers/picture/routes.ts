import { formatMessage } from '@galla/domain';
import { claimUpload } from '../../files/index.ts';
import { type Route, route } from '../../http/route.ts';
import { requireCustomer } from '../require.ts';
import { setCustomerPicture } from './contract.ts';
import { replacePicture } from './replace.ts';

/** The picture of a customer. It is not part of the form, so changing it does not invalidate an open edit. */
export const pictureRoutes: Route[] = [
  route(setCustomerPicture, async ({ db, caller, body, now, request }) => {
    const { customer_id: id, image_id: upload } = body;
    const stored = await requireCustomer(db, caller, id);
    const owner = { staffId: caller.staffId, use: 'avatar', field: 'image_id', now } as const;
    const next = upload === null ? null : await claimUpload(db, { id: upload, ...owner });
    await replacePicture({ db, now }, stored, next);
    request.log.info({ staff: caller.staffId, customer: id }, 'picture of a customer changed');
    const message = formatMessage(next === null ? 'customers.pictureRemoved' : 'customers.pictureSaved');
    return { success: true, message, customer_id: id };
  }),
];
