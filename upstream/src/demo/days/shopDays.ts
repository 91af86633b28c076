import type { Random } from '../random.ts';
import type { ShopDays } from '../types.ts';
import { randomAppointments } from './appointments.ts';
import { randomNotes } from './notes.ts';
import { randomStatusChanges } from './statusChanges.ts';
import type { Shop } from './shop.ts';
import { randomTasks } from './tasks.ts';

/** Tasks, appointments, notes and statuses around `today`; only appointments and due days are later than `now`. */
export function randomShopDays(random: Random, shop: Shop): ShopDays {
  const appointments = randomAppointments(random.fork('appointments'), shop);
  return {
    appointments,
    tasks: randomTasks(random.fork('tasks'), shop),
    notes: randomNotes(random.fork('notes'), shop),
    statusChanges: randomStatusChanges(random.fork('statuses'), shop, appointments),
  };
}
