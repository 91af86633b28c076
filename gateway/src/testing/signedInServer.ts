import { type FaultyServer, faultyServer, json, type Respond } from './faultyServer.ts';
import { profile } from './fakePerson.ts';

/**
 * A server of a test that knows whose token it is, told once as the first answer: `requests` and `bodies` are those
 * that came after it.
 */
export async function signedInServer(
  ...responses: [Respond, ...Respond[]]
): Promise<Pick<FaultyServer, 'url' | 'requests' | 'bodies'>> {
  const { url, requests, bodies } = await faultyServer(json(profile()), ...responses);
  return {
    url,
    get requests() {
      return requests.slice(1);
    },
    get bodies() {
      return bodies.slice(1);
    },
  };
}
