import type { Database } from '../db/database.ts';
import type { Files } from '../files/files.ts';
import type { Messengers } from '../notifications/messaging/messengers.ts';
import type { LiveStreams } from '../notifications/live/LiveStreams.ts';
import type { WrongKeys } from '../keys/wrongKeys.ts';
import type { PinGuard } from '../session/guard/guard.ts';
import type { KeptCallers } from '../session/keptCallers.ts';
import type { Pins } from '../session/pins.ts';
import type { Seal } from '../session/seal.ts';
import type { Payments } from '../subscription/provider/payments.ts';

/** Shared services of the server. */
export interface Services {
  readonly database: Database;
  readonly files: Files;
  readonly seal: Seal;
  /** Cached sessions and callers for reads. */
  readonly kept: KeptCallers;
  readonly pins: Pins;
  readonly guard: PinGuard;
  readonly wrongKeys: WrongKeys;
  /** Whether a hand-over may pass an access token instead of a code. */
  readonly rawTokens: boolean;
  readonly live: LiveStreams;
  readonly payments: Payments;
  readonly messengers: Messengers;
  /** Public origin of the product, without a path: "https://shop.example". */
  readonly publicUrl: string;
  /** Default lifetime of a link to a document, in days. */
  readonly linkDays: number;
}
