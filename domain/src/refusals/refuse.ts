import { formatMessage, type Params } from '../messages/formatMessage.ts';
import type { Problem } from './problem.ts';
import { REFUSALS, type RefusalCode } from './refusals.ts';

/** A refusal as it goes over the wire, without the request id. */
export interface RefusalData {
  code: RefusalCode;
  /** The HTTP status. */
  status: number;
  message: string;
  params?: Params;
  problems?: readonly Problem[];
}

/**
 * A refusal with its text. Where one problem at a field is the reason, its own sentence is the message, because
 * it says more than the code's general one.
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

/** The refusal for problems found in an input, or undefined when there are none. The first one gives the code. */
export function refuseProblems(problems: readonly (Problem | undefined)[]): RefusalData | undefined {
  const found = problems.filter((one) => one !== undefined);
  const first = found[0];
  return first && refuse(first.code, first.params, found);
}
