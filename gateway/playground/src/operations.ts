import type { PlaygroundSession } from './session.ts';

/** What the graph answers. */
interface Answer {
  data?: unknown;
  errors?: readonly { message: string }[];
}

interface LoginData {
  login:
    | {
        __typename: 'LoginSuccess';
        accessToken: string;
        viewer: { profile: { fullName: string }; tenant: { name: string } | null };
      }
    | { __typename: 'LoginRefused'; message: string };
}

const SIGN_IN = `mutation SignIn($mobile: String!, $pin: String!) {
  login(input: { mobile: $mobile, pin: $pin }) {
    __typename
    ... on LoginSuccess { accessToken viewer { profile { fullName } tenant { name } } }
    ... on LoginRefused { message }
  }
}`;
const SIGN_OUT = 'mutation SignOut { logout { loggedOut } }';

async function run(query: string, variables: Record<string, string>, token?: string): Promise<unknown> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors }: Answer = await response.json();
  if (errors?.[0]) throw new Error(errors[0].message);
  return data;
}

/** Signs in. Throws an Error with the message for people when that is refused. */
export async function signIn(mobile: string, pin: string): Promise<PlaygroundSession> {
  const { login } = (await run(SIGN_IN, { mobile, pin })) as LoginData;
  if (login.__typename === 'LoginRefused') throw new Error(login.message);
  const { profile, tenant } = login.viewer;
  return { token: login.accessToken, person: profile.fullName, shop: tenant?.name ?? null };
}

/** Ends the session at the server. */
export async function signOut({ token }: PlaygroundSession): Promise<void> {
  await run(SIGN_OUT, {}, token);
}
