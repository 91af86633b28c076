import { createHmac } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { limited } from '../limited.ts';

/** The cost of a hash; the defaults take about 40 to 60 ms of one core. */
export interface PinCost {
  /** In KiB. */
  memoryCost: number;
  timeCost: number;
}

const DEFAULT_COST: PinCost = { memoryCost: 47_104, timeCost: 4 };
/** Maximum concurrency, so that a flood of logins can't occupy every core. */
const MOST_AT_ONCE = 2;

/** Hashes and verifies PINs: argon2id over an HMAC with the installation's pepper. ADR 0005. */
export class Pins {
  readonly #pepper: string;
  readonly #cost: PinCost;
  readonly #limit = limited(MOST_AT_ONCE);
  #dummy: Promise<string> | undefined;

  constructor(pepper: string, cost: PinCost = DEFAULT_COST) {
    this.#pepper = pepper;
    this.#cost = cost;
  }

  hash(pin: string): Promise<string> {
    return this.#limit(() => hash(this.#peppered(pin), { ...this.#cost, parallelism: 1 }));
  }

  /** Whether the PIN matches the hash. Without a hash it takes the same time and returns false. */
  async verify(pin: string, pinHash: string | undefined): Promise<boolean> {
    this.#dummy ??= this.hash('an unknown mobile has no PIN');
    const against = pinHash ?? (await this.#dummy);
    const right = await this.#limit(() => verify(against, this.#peppered(pin)));
    return right && pinHash !== undefined;
  }

  #peppered(pin: string): string {
    return createHmac('sha256', this.#pepper).update(pin).digest('base64url');
  }
}
