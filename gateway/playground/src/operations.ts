import { post } from './post.ts';
import type { PlaygroundSession } from './session.ts';

interface ViewerData {
  apiKeyName: string | null;
  profile: { fullName: string };
  tenant: { name: string } | null;
}

interface LoginData {
  login:
    | { __typename: 'LoginSuccess'; accessToken: string; viewer: ViewerData }
    | { __typename: 'LoginRefused'; message: string };
}

const VIEWER = 'apiKeyName profile { fullName } tenant { name }';
const SIGN_IN = `mutation SignIn($mobile: String!, $pin: String!) {
  login(input: { mobile: $mobile, pin: $pin }) {
    __typename
    ... on LoginSuccess { accessToken viewer { ${VIEWER} } }
    ... on LoginRefused { message }
  }
}`;
const WHO = `query Who { viewer { ${VIEWER} } }`;
const SIGN_OUT = 'mutation SignOut { logout { loggedOut } }';

async function run(query: string, variables: Record<string, string>, token?: string): Promise<unknown> {
  const { data, errors } = await post({ query, variables }, token);
  if (errors?.[0]) throw new Error(errors[0].message);
  return data;
}

const sessionOf = (token: string, { apiKeyName, profile, tenant }: ViewerData): PlaygroundSession => ({
  token,
  name: apiKeyName ?? profile.fullName,
  isKey: apiKeyName !== null,
  shop: tenant?.name ?? null,
});

/** Signs in. Throws an Error with a message for people when refused. */
export async function signIn(mobile: string, pin: string): Promise<PlaygroundSession> {
  const { login } = (await run(SIGN_IN, { mobile, pin })) as LoginData;
  if (login.__typename === 'LoginRefused') throw new Error(login.message);
  return sessionOf(login.accessToken, login.viewer);
}

/** Signs in with an existing key or token. Throws like `signIn`. */
export async function signInWith(token: string): Promise<PlaygroundSession> {
  const { viewer } = (await run(WHO, {}, token)) as { viewer: ViewerData };
  return sessionOf(token, viewer);
}

/** Ends the session on the server; a key stays valid. */
export async function signOut({ token, isKey }: PlaygroundSession): Promise<void> {
  if (!isKey) await run(SIGN_OUT, {}, token);
}
