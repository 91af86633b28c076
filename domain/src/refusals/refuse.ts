import { formatMessage, type Params } from '../messages/formatMessage.ts';
import type { Problem } from './problem.ts';
import { REFUSALS, type RefusalCode } from './refusals.ts';

/** A refusal as sent on the wire, without the request id. */
export interface RefusalData {
  code: RefusalCode;
  /** The HTTP status. */
  status: number;
  message: string;
  params?: Params;
  problems?: readonly Problem[];
}

/**
 * Creates a refusal with its message. When the reason is a single problem, that problem's message is used because
 * it is more specific.
 */
export function refuse(code: RefusalCode, params?: Params, problems?: readonly Problem[]): RefusalData {
  const { message, status } = REFUSALS[code];
  return {
    code,
    status,
    message: problems?.[0]?.message ?? formatMessage(message, params),
    ...(params && { params }),
    ...(problems && problems.length > 0 && { problems }),
  };
}

/** The refusal for an input's problems, or undefined without any. The first problem determines the code. */
export function refuseProblems(problems: readonly (Problem | undefined)[]): RefusalData | undefined {
  const found = problems.filter((one) => one !== undefined);
  const first = found[0];
  return first && refuse(first.code, first.params, found);
}
