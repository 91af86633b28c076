import { readShop } from './readShop.ts';
import { recordBilling } from './recordBilling.ts';
import { recordBoutique } from './recordBoutique.ts';
import { recordCatalogue } from './recordCatalogue.ts';
import { recordDay } from './recordDay.ts';
import { recordGym } from './recordGym.ts';
import { recordHouse } from './recordHouse.ts';
import { recordCustomers, recordErasure, recordMerge } from './recordCustomers.ts';
import { recordMarketing } from './recordMarketing.ts';
import { recordOptical } from './recordOptical.ts';
import { recordOrders } from './recordOrders.ts';
import { recordSession } from './recordSession.ts';
import { recordSubscription } from './recordSubscription.ts';
import type { Recorder } from './Recorder.ts';

/** Makes every call of the API once in a demo shop as its owner; calls that end or change the session come last. */
export async function recordAll(recorder: Recorder): Promise<void> {
  await readShop(recorder);
  await recordCustomers(recorder);
  await recordBilling(recorder);
  await recordCatalogue(recorder);
  await recordOptical(recorder);
  await recordBoutique(recorder);
  await recordOrders(recorder);
  await recordGym(recorder);
  await recordMarketing(recorder);
  await recordDay(recorder);
  await recordHouse(recorder);
  await recordErasure(recorder);
  await recordMerge(recorder);
  await recordSubscription(recorder);
  await recordSession(recorder);
}
