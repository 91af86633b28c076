import type { Static } from 'typebox';
import { type Answered, call, type TestApi } from '../../testing/index.ts';
import { login } from '../contract.ts';

/** A PIN that no test person has. */
export const WRONG_PIN = '5093';

/** An attempt to sign in, on a device if its token is given. */
export function tryPin(
  api: TestApi,
  mobile: string,
  password: string,
  deviceToken?: string,
): Promise<Answered<Static<typeof login.schema.answer>>> {
  const device = deviceToken === undefined ? {} : { device_token: deviceToken };
  return call(api, login, { body: { mobile, password, ...device } });
}

/** Tries wrong PINs in sequence; returns the codes of the refusals. */
export async function tryWrong(
  api: TestApi,
  mobile: string,
  times: number,
  deviceToken?: string,
): Promise<string[]> {
  const codes: string[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    codes.push((await tryPin(api, mobile, WRONG_PIN, deviceToken)).refusal.code);
  }
  return codes;
}

/** Signs in with the correct PIN; returns the device's token. */
export async function knownDevice(api: TestApi, mobile: string, pin: string): Promise<string> {
  const { body } = await tryPin(api, mobile, pin);
  if (body.device_token === null) throw new Error('No token for a new device');
  return body.device_token;
}

/** Advances the server's clock. */
export function pass(api: TestApi, milliseconds: number): void {
  api.clock.now = new Date(api.clock.now.getTime() + milliseconds);
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
