import { readFileSync, writeFileSync } from 'node:fs';
import { REFUSALS, isRefusalCode, formatMessage } from '@galla/domain';
import { PROBLEM_CODES } from './problemCodes.ts';

const FILE = new URL('refusalCode.generated.graphql', import.meta.url);

/** The domain's refusal codes and rules as enums of the graph, each described by its message. */
export function refusalCodesSdl(): string {
  const refusals = Object.keys(REFUSALS)
    .filter(isRefusalCode)
    .map((code) => [code, formatMessage(REFUSALS[code].message)] as const);
  const problems = [...PROBLEM_CODES].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [
    "# Written by codegen from the domain's refusals and rules.\n",
    enumSdl(
      'RefusalCode',
      'Why something was refused. New reasons may come: treat one that you do not know as refused.',
      refusals,
    ),
    enumSdl(
      'ProblemCode',
      'What is wrong with a field of an input. New rules may come: show `message` for one that you do not know.',
      problems,
    ),
  ].join('');
}

const enumSdl = (name: string, about: string, values: readonly (readonly [code: string, says: string])[]) =>
  `${JSON.stringify(about)}\nenum ${name} {\n${values.map(([code, says]) => `  ${JSON.stringify(says)}\n  ${code}`).join('\n')}\n}\n`;

/** Writes the enums beside the refusals' schema if they changed. */
export function writeRefusalCodes(): void {
  const sdl = refusalCodesSdl();
  if (readOld() !== sdl) writeFileSync(FILE, sdl);
}

function readOld(): string | undefined {
  try {
    return readFileSync(FILE, 'utf8');
  } catch {
    return undefined;
  }
}
