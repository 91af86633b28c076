import { readFileSync, writeFileSync } from 'node:fs';
import { REFUSALS, isRefusalCode, say } from '@galla/domain';

const FILE = new URL('refusalCode.generated.graphql', import.meta.url);

/** The domain's refusal codes as an enum of the graph, each described by the sentence that people read. */
export function refusalCodesSdl(): string {
  const values = Object.keys(REFUSALS)
    .filter(isRefusalCode)
    .map((code) => `  ${JSON.stringify(say(REFUSALS[code].message))}\n  ${code}`);
  return `# Written by codegen from the domain's refusals.\n"Why something was refused."\nenum RefusalCode {\n${values.join('\n')}\n}\n`;
}

/** Writes the enum beside the refusals' schema, when it changed. */
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
