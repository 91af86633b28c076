import { POINT_LIMITS } from '@galla/domain';
import { outboxOf } from '../../local/outbox.ts';

/** Points of the user's route in the outbox until the server has them. */
export const routePoints = outboxOf((database) => database.routePoints, POINT_LIMITS.batch);
