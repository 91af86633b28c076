import { formatMessage, type MessageKey } from '@galla/domain';
import { Observable, type GraphQLResponse, type GraphQLSingularResponse } from 'relay-runtime';
import { dropAnswer, keepAnswer, readAnswer, type KeptTable } from '../../local/keptAnswers.ts';
import { accessToken } from '../session/store.ts';
import { toast } from '../toast/toast.ts';
import { GraphFailure, type FailureCode } from './failure.ts';

/** How an operation's last answer is kept on this device. */
interface Kept {
  table: KeptTable;
  /** Told when the last answer had to stand in for a new one. */
  failed?: MessageKey;
  /** Whether an answer may be shown later in place of a new one. */
  worth?: (data: GraphQLSingularResponse['data']) => boolean;
}

/** A person whose shop has not paid would see the gate before it is known whether he has paid meanwhile. */
const isPaid = (data: GraphQLSingularResponse['data']): boolean =>
  (data as { viewer?: { paymentStatus?: string } | null }).viewer?.paymentStatus === 'COMPLETED';

/** The operations whose last answer shows at once, and stays when there is no new one (spec 1 §3). */
const KEPT: Readonly<Record<string, Kept>> = {
  ShellQuery: { table: 'meApi', failed: 'faults.unreachable', worth: isPaid },
  qrLookQuery: { table: 'qrSettings' },
  qrSettingsQuery: { table: 'qrSettings', failed: 'settings.loadFailed' },
  printSettingsQuery: { table: 'qrSettings', failed: 'settings.loadFailed' },
  tenantSettingsQuery: { table: 'apiCache', failed: 'settings.tenantLoadFailed' },
};

export const keptOf = (operation: string): Kept | undefined =>
  Object.hasOwn(KEPT, operation) ? KEPT[operation] : undefined;

/** What a query may bring with it in `cacheConfig.metadata`. */
export interface FetchMetadata {
  /** It asks what is true by now: the last answer is not shown again, and does not stand in. */
  isRefresh?: boolean;
}

interface Answer {
  data?: GraphQLSingularResponse['data'];
  errors?: readonly { extensions?: { code?: FailureCode } }[];
}

/** The other side is down, or does not speak our language: what is known is better than nothing. */
const isDown = (code: FailureCode | undefined): boolean =>
  code === 'UPSTREAM_UNAVAILABLE' || code === 'UPSTREAM_INVALID';

const failedOf = ({ errors = [] }: Answer): boolean =>
  errors.some(({ extensions }) => isDown(extensions?.code));

/**
 * Gives the last answer at once and the new one when it comes. Where none comes because the other side is down, the
 * last one stays, and that is told; without one the failure goes on as it is.
 */
export function keptFirst(
  { table, failed, worth }: Kept,
  name: string,
  ask: () => Promise<Answer>,
  { isRefresh = false }: FetchMetadata = {},
): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const token = accessToken();
    let answered = false;
    const reading = (isRefresh ? Promise.resolve() : readAnswer(table, name)).then((kept) => {
      // What this very operation answered earlier: the server had checked it against the schema.
      const known = kept as GraphQLResponse | undefined;
      if (known !== undefined && !answered) sink.next(known);
      return known;
    });
    const standIn = async (otherwise: () => void): Promise<void> => {
      if ((await reading) === undefined) return otherwise();
      if (failed !== undefined) toast.error(formatMessage(failed));
      sink.complete();
    };
    const show = (answer: Answer): void => {
      answered = true;
      sink.next(answer as GraphQLResponse);
      sink.complete();
    };
    ask().then(
      (answer) => {
        if (failedOf(answer)) return standIn(() => show(answer));
        const complete = answer.data != null && (answer.errors ?? []).length === 0;
        const isWorth = worth?.(answer.data) ?? true;
        if (complete)
          void (isWorth ? keepAnswer(table, name, answer, token) : dropAnswer(table, name, token));
        return show(answer);
      },
      (error: unknown) => {
        const fail = (): void => sink.error(error instanceof Error ? error : new Error(String(error)));
        return error instanceof GraphFailure && isDown(error.code) ? standIn(fail) : fail();
      },
    );
  });
}
