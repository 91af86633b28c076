import { randomUUID } from 'node:crypto';
import type { Run } from './stack.ts';

/** Stages and statuses of orders in pieces: one of each, and a spare one to be deleted. */
export interface PlantedBoutique {
  stage: string;
  spareStage: string;
  status: string;
  spareStatus: string;
}

const STAGE = `mutation ($input: CreateStageInput!) {
  made: createStage(input: $input) { ... on StageSuccess { record: stage { id } } }
}`;
const STATUS = `mutation ($input: CreateOrderStatusInput!) {
  made: createOrderStatus(input: $input) { ... on OrderStatusSuccess { record: status { id } } }
}`;

async function make(run: Run, query: string, name: string): Promise<string> {
  const input = { key: randomUUID(), name };
  const { data } = await run<{ made: { record: { id: string } } }>({ query }, { input });
  return data.made.record.id;
}

/** Creates stages and statuses of the shop's own. */
export async function plantBoutique(run: Run): Promise<PlantedBoutique> {
  return {
    stage: await make(run, STAGE, 'Beadwork'),
    spareStage: await make(run, STAGE, 'Steaming'),
    status: await make(run, STATUS, 'Waits for beads'),
    spareStatus: await make(run, STATUS, 'Waits for thread'),
  };
}
