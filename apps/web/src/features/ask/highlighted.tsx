import { Fragment } from 'react';

/** A text with the words of the question marked. */
export function Highlighted({ text, marks }: { text: string; marks: readonly string[] }) {
  return partsOf(text, marks).map(({ part, isMarked, at }) =>
    isMarked ? (
      <mark key={at} className="rounded-sm bg-accent-wash px-0.5 text-accent-text">
        {part}
      </mark>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  );
}

const escaped = (word: string): string => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** The parts of a text with their places. Words as a whole, where the script sets spaces between them. */
export function partsOf(
  text: string,
  marks: readonly string[],
): { part: string; isMarked: boolean; at: number }[] {
  if (marks.length === 0) return [{ part: text, isMarked: false, at: 0 }];
  const longestFirst = marks.toSorted((a, b) => b.length - a.length);
  const words = longestFirst.map((mark) =>
    UNSPACED.test(mark)
      ? escaped(mark)
      : String.raw`(?<![\p{L}\p{N}])${escaped(mark)}(?![\p{L}\p{N}])`,
  );
  let at = 0;
  return text
    .split(new RegExp(`(${words.join('|')})`, 'u'))
    .map((part, index) => {
      at += part.length;
      return { part, isMarked: index % 2 === 1, at: at - part.length };
    })
    .filter(({ part }) => part !== '');
}

const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
