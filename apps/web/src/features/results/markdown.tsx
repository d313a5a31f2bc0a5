import { type Place, placeOfLink } from '@notelark/api/places';
import { type ComponentProps, createContext, type MouseEvent, use } from 'react';
import Markdown from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';

export interface NotesProps {
  markdown: string;
  /** A citation was followed. */
  onCite: (place: Place) => void;
}

const Cite = createContext<NotesProps['onCite']>(() => undefined);

const remarkPlugins = [remarkGfm];
const rehypePlugins = [rehypeSanitize];
/** The page has its own h1, the panel its h2: the headings of the notes come below. Images are shown as their words. */
const components = {
  a: NoteLink,
  img: ImageWords,
  h1: 'h3',
  h2: 'h3',
  h3: 'h4',
  h4: 'h5',
} as const;

/** Notes as they are read. Whatever is in the text, it runs no script and fetches nothing. */
export function Notes({ markdown, onCite }: NotesProps) {
  return (
    <Cite value={onCite}>
      <div className="notes">
        <Markdown
          remarkPlugins={remarkPlugins}
          rehypePlugins={rehypePlugins}
          components={components}
        >
          {markdown}
        </Markdown>
      </div>
    </Cite>
  );
}

function NoteLink({ href, children }: ComponentProps<'a'>) {
  const cite = use(Cite);
  const place = placeOfLink(href ?? '');
  if (place === null)
    return (
      <a href={href} className="link" target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    );
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    cite(place);
  };
  return (
    <a href={href} onClick={follow} className="citation">
      {children}
    </a>
  );
}

function ImageWords({ alt }: ComponentProps<'img'>) {
  return <span>{alt}</span>;
}
