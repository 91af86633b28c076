import { formatMessage } from '@galla/domain';
import { type Route, route } from '../../http/route.ts';
import { requireCustomer } from '../require.ts';
import { addOrEditNote, deleteNote } from './contract.ts';
import { notesOf } from './load.ts';
import { removeNote, writeNote } from './write.ts';

/** Notes about customers (spec 2 §7). */
export const noteRoutes: Route[] = [
  route(addOrEditNote, async (call) => {
    const { db, caller, body } = call;
    const id = await writeNote(call, body);
    const customer = await requireCustomer(db, caller, body.customer_id);
    const note = (await notesOf(db, [customer.id])).get(customer.id)?.find((one) => one.id === id);
    if (!note) throw new Error('A note just written is not there');
    const data = { ...note, customer_no: customer.mobile ?? '' };
    return { success: true, message: formatMessage('customers.noteSaved'), customer_id: customer.id, data };
  }),

  route(deleteNote, async (call) => {
    const customer_id = await removeNote(call, call.body.note_id);
    return { success: true, message: formatMessage('customers.noteDeleted'), customer_id };
  }),
];
