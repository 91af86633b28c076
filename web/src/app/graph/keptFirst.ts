import { formatMessage, type MessageKey } from '@galla/domain';
import { Observable, type GraphQLResponse, type GraphQLSingularResponse } from 'relay-runtime';
import { dropAnswer, keepAnswer, readAnswer, type KeptTable } from '../../local/keptAnswers.ts';
import { accessToken } from '../session/store.ts';
import { toast } from '../toast/toast.ts';
import { GraphFailure, type FailureCode } from './failure.ts';

/** How an operation's last answer is cached on this device. */
interface Kept {
  table: KeptTable;
  /** Message shown when the cached answer replaces a new one. */
  failed?: MessageKey;
  /** Whether an answer is worth showing later in place of a new one. */
  worth?: (data: GraphQLSingularResponse['data']) => boolean;
}

/** A cached unpaid shop would show the payment gate before the client knows whether it has been paid since. */
const isPaid = (data: GraphQLSingularResponse['data']): boolean =>
  (data as { viewer?: { paymentStatus?: string } | null }).viewer?.paymentStatus === 'COMPLETED';

/** Operations whose last answer is shown at once, and remains if no new one arrives (spec 1 §3). */
const KEPT: Readonly<Record<string, Kept>> = {
  ShellQuery: { table: 'meApi', failed: 'faults.unreachable', worth: isPaid },
  qrLookQuery: { table: 'qrSettings' },
  qrSettingsQuery: { table: 'qrSettings', failed: 'settings.loadFailed' },
  printSettingsQuery: { table: 'qrSettings', failed: 'settings.loadFailed' },
  tenantSettingsQuery: { table: 'apiCache', failed: 'settings.tenantLoadFailed' },
};

export const keptOf = (operation: string): Kept | undefined =>
  Object.hasOwn(KEPT, operation) ? KEPT[operation] : undefined;

/** What a query may pass in `cacheConfig.metadata`. */
export interface FetchMetadata {
  /** A refresh: the cached answer is neither shown first nor used as a fallback. */
  isRefresh?: boolean;
}

interface Answer {
  data?: GraphQLSingularResponse['data'];
  errors?: readonly { extensions?: { code?: FailureCode } }[];
}

/** The server is down or answers nonsense: stale data is better than none. */
const isDown = (code: FailureCode | undefined): boolean =>
  code === 'UPSTREAM_UNAVAILABLE' || code === 'UPSTREAM_INVALID';

const failedOf = ({ errors = [] }: Answer): boolean =>
  errors.some(({ extensions }) => isDown(extensions?.code));

/**
 * Emits the cached answer at once and the new one when it arrives. If none arrives because the server is down, the
 * cached one remains and a message says so; without a cached one the failure is passed on.
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
      // This operation's own earlier answer, which the server validated against the schema.
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
