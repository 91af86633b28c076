import { product } from './product.ts';

/** The PIN of all users in the demo shops. */
export const PIN = '4826';

/** The owners of the demo shops. */
export const OWNERS = {
  retail: '9000000001',
  boutique: '9000000002',
  distributor: '9000000004',
  gym: '9000000005',
  optician: '9000000008',
  service: '9000000011',
  unpaid: '9000000099',
} as const;

export type Trade = keyof typeof OWNERS;

async function post<Data>(body: object, token?: string): Promise<Data> {
  const answer = await fetch(`${product().url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: { message: string }[] };
  if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
  return data;
}

const SIGN_IN = `mutation ($mobile: String!, $pin: String!) {
  login(input: { mobile: $mobile, pin: $pin }) { ... on LoginSuccess { accessToken } }
}`;

/** Signs in without the screen: for a test that ends its session, or is about another one. */
export async function newTokenOf(mobile: string): Promise<string> {
  const { login } = await post<{ login: { accessToken: string } }>({
    query: SIGN_IN,
    variables: { mobile, pin: PIN },
  });
  return login.accessToken;
}

const sessions = new Map<string, Promise<string>>();

async function isOpen(token: string): Promise<boolean> {
  return post({ query: '{ viewer { profile { mobile } } }' }, token).then(
    () => true,
    () => false,
  );
}

/**
 * A session shared by all tests that end none: signing in costs as much as opening a screen. A new one is created
 * once ten later sign-ins have pushed this one out.
 */
export async function tokenOf(mobile: string): Promise<string> {
  const key = `${mobile} at ${product().url}`;
  const known = await sessions.get(key)?.catch(() => undefined);
  if (known !== undefined && (await isOpen(known))) return known;
  const next = newTokenOf(mobile);
  sessions.set(key, next);
  return next;
}

/** Queries the graph with an own document, for what a test must know about a shop. */
export function ask<Data>(token: string, query: string, variables: object = {}): Promise<Data> {
  return post<Data>({ query, variables }, token);
}
