/** Answers remembered within one operation, by what was asked. */
export interface ByPath<Asked, Answer> {
  load(asked: Asked): Promise<Answer>;
  /** A write has changed the answer: the next one to ask fetches it anew. */
  forget(asked: Asked): void;
  /** A write has changed any of the answers. */
  forgetAll(): void;
  /** Takes in what a write has answered, in place of what was known. */
  prime(asked: Asked, answer: Answer): void;
}

/** A loader over an endpoint that has no batch: the same question is asked once per operation. */
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
