import { type FaultyServer, faultyServer, json, type Respond } from './faultyServer.ts';
import { profile } from './fakePerson.ts';

/** A test's server that has already answered who the token belongs to: `requests` and `bodies` are those after that. */
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
