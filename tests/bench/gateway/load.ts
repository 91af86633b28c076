import { Pool } from 'undici';

/** The request that a load repeats. */
export interface Shot {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** Sends `count` requests over `connections` connections, each sending its next one as soon as the last is answered. */
export async function load(url: string, shot: Shot, count: number, connections: number): Promise<void> {
  const pool = new Pool(url, { connections, pipelining: 1 });
  let left = count;
  async function shoot(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const { statusCode, body } = await pool.request({ method: 'POST', ...shot });
      const size = (await body.arrayBuffer()).byteLength;
      if (statusCode !== 200 || size === 0) throw new Error(`A request was answered with ${statusCode}.`);
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, shoot));
  } finally {
    await pool.close();
  }
}
