import type pg from 'pg';
import type { Statement } from '@galla/upstream/testing/billing';
import type { GrowingTables } from './largeShops.ts';

/** The parts of a step in PostgreSQL's plan that are checked. */
interface Step {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Step[];
}

function stepsOf(step: Step): Step[] {
  return [step, ...(step.Plans ?? []).flatMap(stepsOf)];
}

/** A bitmap index scan does not name the table; the heap scan above it does. */
function indexSteps(step: Step, table = step['Relation Name']): { step: Step; table: string | undefined }[] {
  const own = step['Index Name'] === undefined ? [] : [{ step, table }];
  return [
    ...own,
    ...(step.Plans ?? []).flatMap((below) => indexSteps(below, below['Relation Name'] ?? table)),
  ];
}

/** Steps whose time would grow with the rows of all shops; empty for a good plan. */
function mistakesOf(plan: Step, { names, ofShops }: GrowingTables): string[] {
  const whole = stepsOf(plan)
    .filter((step) => step['Node Type'].endsWith('Seq Scan') && names.has(step['Relation Name'] ?? ''))
    .map((step) => `reads all of ${step['Relation Name']}`);
  const across = indexSteps(plan)
    .filter(({ step, table }) => ofShops.has(table ?? '') && !step['Index Cond']?.includes('tenant_id'))
    .map(({ step, table }) => `reads ${table} of every shop by ${step['Index Name']}`);
  return [...whole, ...across];
}

/**
 * Lets PostgreSQL plan a statement, and returns the problems of the plan.
 * @param client as the serving role, in the calling shop
 */
export async function mistakesIn(
  client: pg.Client,
  { text, values }: Statement,
  tables: GrowingTables,
): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Step }[] }>(
    `explain (format json) ${text}`,
    values,
  );
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => mistakesOf(Plan, tables)));
}
