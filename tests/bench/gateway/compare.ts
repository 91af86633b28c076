import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { PAGE } from './answers.ts';
import { load, type Shot } from './load.ts';
import { startGateway, startProgram, type Measured } from './measured.ts';
import { OPERATION, OPERATION_ID } from './page.ts';

const CONNECTIONS = 50;
/** Long enough for the optimizing compiler to have seen everything. */
const WARM_UP = 2_000;
const ROUNDS = 6;
const PER_ROUND = 1_000;

/** Cost of the same page in the gateway and in bff. */
export interface Comparison {
  /** Processor time per request in microseconds. */
  gateway: number;
  bff: number;
  /** Median of gateway ÷ bff over the rounds, measured alternately. */
  ratio: number;
  /** Lowest and highest of the rounds. */
  spread: [number, number];
  /** Memory of each after the load, in bytes. */
  memory: { gateway: number; bff: number };
}

const SHOT: Shot = {
  path: '/graphql',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${'a'.repeat(43)}` },
  body: JSON.stringify({ id: OPERATION_ID, variables: { first: PAGE } }),
};

async function answerOf({ url }: Measured): Promise<unknown> {
  const { path, ...request } = SHOT;
  const answer = await fetch(url + path, { method: 'POST', ...request });
  return answer.json();
}

/** Microseconds per request of one round. */
async function round(server: Measured): Promise<number> {
  const { cpu } = await server.usage();
  await load(server.url, SHOT, PER_ROUND, CONNECTIONS);
  return ((await server.usage()).cpu - cpu) / PER_ROUND;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

async function inTurn(gateway: Measured, bff: Measured): Promise<Comparison> {
  if (!isDeepStrictEqual(await answerOf(gateway), await answerOf(bff)))
    throw new Error('Gateway and bff answer differently: there is nothing to compare.');
  for (const server of [gateway, bff]) await load(server.url, SHOT, WARM_UP, CONNECTIONS);
  const rounds: { gateway: number; bff: number }[] = [];
  for (let n = 0; n < ROUNDS; n += 1) rounds.push({ gateway: await round(gateway), bff: await round(bff) });
  const ratios = rounds.map((one) => one.gateway / one.bff);
  return {
    gateway: median(rounds.map((one) => one.gateway)),
    bff: median(rounds.map((one) => one.bff)),
    ratio: median(ratios),
    spread: [Math.min(...ratios), Math.max(...ratios)],
    memory: { gateway: (await gateway.usage()).memory, bff: (await bff.usage()).memory },
  };
}

/** Measures gateway and bff alternately against the same REST server with fixed answers. */
export async function compareWithBff(): Promise<Comparison> {
  const folder = await mkdtemp(join(tmpdir(), 'galla-bench-'));
  const operations = join(folder, 'operations.json');
  await writeFile(operations, JSON.stringify({ [OPERATION_ID]: OPERATION }));
  const running: Measured[] = [];
  const keep = (server: Measured) => {
    running.push(server);
    return server;
  };
  try {
    const rest = keep(await startProgram('restServer.ts'));
    const gateway = keep(await startGateway({ UPSTREAM_URL: rest.url, OPERATIONS_FILE: operations }));
    const bff = keep(await startProgram('bff.ts', { UPSTREAM_URL: rest.url }));
    return await inTurn(gateway, bff);
  } finally {
    for (const server of running.toReversed()) await server.stop();
    await rm(folder, { recursive: true });
  }
}
