import type { Talk } from '../language/talk/talk.ts';

/** A pattern that remembers what it answered: each remark is looked at from many others. */
class RememberedPattern extends RegExp {
  private readonly answers = new Map<string, boolean>();

  override test(text: string): boolean {
    let answer = this.answers.get(text);
    if (answer === undefined) {
      answer = super.test(text);
      this.answers.set(text, answer);
    }
    return answer;
  }
}

/** The same patterns for one conversation, each asked once about each remark. */
export function remembering(talk: Talk): Talk {
  const remembered = Object.entries(talk).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof RegExp && !value.global ? new RememberedPattern(value) : value,
  ]);
  return { ...talk, ...Object.fromEntries(remembered) };
}
