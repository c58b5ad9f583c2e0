/**
 * Has many who ask the same thing at once share an answer, which was looked for only after each of them asked.
 * @param ask  looks for an answer
 * @returns a function that answers; while a look is under way, all who come share the next one
 */
export function sharedQuestion<T>(ask: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | null = null;
  let next: Promise<T> | null = null;
  const answer = (): Promise<T> => {
    if (underWay === null) {
      underWay = ask().finally(() => (underWay = null));
      return underWay;
    }
    next ??= underWay
      .catch(() => undefined)
      .then(() => {
        next = null;
        return answer();
      });
    return next;
  };
  return answer;
}
