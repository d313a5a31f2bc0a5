import type { ReactNode } from 'react';
import { PageHead } from './page-head.tsx';

interface NoticeProps {
  title: string;
  text: string;
  /** The way out. */
  children: ReactNode;
}

/** A page that only says something and offers a way out. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-5 px-5 py-24 text-center sm:py-32">
      <PageHead title={title} />
      <h1 className="text-3xl">{title}</h1>
      <p className="text-ink-soft">{text}</p>
      {children}
    </div>
  );
}
