import type { LargeShop } from './largeShop.ts';

/** Posts to an address of the product; throws when the answer has errors. */
export async function post<Answer extends object>(
  url: string,
  body: object,
  token?: string,
): Promise<Answer> {
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const data = (await answer.json()) as Answer;
  if (!answer.ok || 'errors' in data) throw new Error(JSON.stringify(data));
  return data;
}

const SIGN_IN = `mutation ($mobile: String!, $pin: String!) {
  login(input: { mobile: $mobile, pin: $pin }) { ... on LoginSuccess { accessToken } }
}`;

/** The owner's token. */
export async function tokenOf({ url, owner }: LargeShop): Promise<string> {
  const body = { query: SIGN_IN, variables: owner };
  return (await post<{ data: { login: { accessToken: string } } }>(`${url}/graphql`, body)).data.login
    .accessToken;
}
