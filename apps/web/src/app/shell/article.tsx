import type { ReactNode } from 'react';

interface ArticleProps {
  title: string;
  text?: string;
  children: ReactNode;
  width?: 'text' | 'wide';
}

/** A page of the public face that is read from top to bottom. */
export function Article({ title, text, children, width = 'text' }: ArticleProps) {
  return (
    <div className="bg-(image:--dawn) bg-no-repeat">
      <div
        className={`mx-auto grid gap-10 px-4 pt-14 pb-20 sm:px-6 sm:pt-20 sm:pb-28 ${width === 'text' ? 'max-w-3xl' : 'max-w-6xl'}`}
      >
        <div className="grid max-w-3xl gap-4">
          <h1 className="text-3xl">{title}</h1>
          {text !== undefined && <p className="text-lg text-ink-soft">{text}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
