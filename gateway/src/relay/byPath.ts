/** Answers cached within one operation, by request. */
export interface ByPath<Asked, Answer> {
  load(asked: Asked): Promise<Answer>;
  /** Drops the answer after a write; the next load fetches it again. */
  forget(asked: Asked): void;
  /** Drops all answers after a write. */
  forgetAll(): void;
  /** Stores a write's answer in place of the cached one. */
  prime(asked: Asked, answer: Answer): void;
}

/** A loader over an endpoint without batching: the same request is sent once per operation. */
export function byPath<Asked, Answer>(fetchAnswer: (asked: Asked) => Promise<Answer>): ByPath<Asked, Answer> {
  const asked = new Map<string, Promise<Answer>>();
  const keyOf = (question: Asked): string => JSON.stringify(question) ?? '';
  return {
    load(question) {
      const key = keyOf(question);
      const before = asked.get(key);
      if (before) return before;
      const answer = fetchAnswer(question);
      asked.set(key, answer);
      return answer;
    },
    forget: (question) => void asked.delete(keyOf(question)),
    forgetAll: () => asked.clear(),
    prime(question, answer) {
      asked.set(keyOf(question), Promise.resolve(answer));
    },
  };
}
