import { resultScreen } from '../../messages/index.ts';
import { type Place, placeOfLink } from '@notelark/api/places';
import { Copy } from 'lucide-react';
import {
  type ComponentProps,
  createContext,
  memo,
  type MouseEvent,
  use,
  useId,
  useState,
} from 'react';
import Markdown from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { toast } from '../../ui/toast.tsx';
import { directBlocks } from './direct-blocks.ts';
import { hideAnswers } from './hidden-answers.ts';
import { quietTies } from './quiet-ties.ts';
import { copyRichText, richTextOf, sectionOf } from './rich-text.ts';

export interface NotesProps {
  markdown: string;
  /** A citation was followed. */
  onCite: (place: Place) => void;
  /** The link of the citation that was followed last. */
  cited?: string | null | undefined;
  /** A task's box was clicked; absent: the boxes are only shown. `task`: which one, from 0. */
  onTick?: ((task: number, done: boolean) => void) | undefined;
}

const Reading = createContext<Omit<NotesProps, 'markdown'>>({ onCite: () => undefined });

const remarkPlugins = [remarkGfm];
const rehypePlugins = [rehypeSanitize, hideAnswers, quietTies, directBlocks];
/** The page has its own h1, the panel its h2: the headings of the notes come below. Images are shown as their words. */
const components = {
  a: NoteLink,
  details: Answer,
  img: ImageWords,
  input: TaskBox,
  li: Point,
  h1: Section,
  h2: Section,
  h3: 'h4',
  h4: 'h5',
} as const;

/** Notes as they are read. Whatever is in the text, it runs no script and fetches nothing. */
export function Notes({ markdown, ...reading }: NotesProps) {
  return (
    <Reading value={reading}>
      <div className="notes">
        <Rendered markdown={markdown} />
      </div>
    </Reading>
  );
}

/** Hours of speech make hundreds of points: they are rendered again only when they change. */
const Rendered = memo(function Rendered({ markdown }: { markdown: string }) {
  return (
    <Markdown remarkPlugins={remarkPlugins} rehypePlugins={rehypePlugins} components={components}>
      {markdown}
    </Markdown>
  );
});

function NoteLink({ href, children }: ComponentProps<'a'>) {
  const { onCite, cited } = use(Reading);
  const place = placeOfLink(href ?? '');
  if (place === null)
    return (
      <a href={href} className="link" target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    );
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    onCite(place);
  };
  return (
    <a
      href={href}
      onClick={follow}
      aria-current={cited === href ? 'true' : undefined}
      className="citation"
    >
      {children}
    </a>
  );
}

function ImageWords({ alt }: ComponentProps<'img'>) {
  return <span>{alt}</span>;
}

function TaskBox({ type, checked }: ComponentProps<'input'>) {
  const { onTick } = use(Reading);
  if (type !== 'checkbox') return null;
  return (
    <input
      type="checkbox"
      aria-label={resultScreen.done}
      checked={checked === true}
      disabled={onTick === undefined}
      onChange={({ currentTarget: box }) => {
        const boxes = [...(box.closest('.notes')?.querySelectorAll('input[type=checkbox]') ?? [])];
        onTick?.(boxes.indexOf(box), box.checked);
      }}
    />
  );
}

function Section({ children, dir }: ComponentProps<'h2'>) {
  return (
    <h3 className="group" dir={dir}>
      {children}
      <CopyButton
        label={resultScreen.copySection}
        partsOf={(button) => sectionOf(parentOf(button))}
      />
    </h3>
  );
}

function Point({ children, className }: ComponentProps<'li'>) {
  return (
    <li className={className}>
      {children}
      <CopyButton
        label={resultScreen.copyPoint}
        isForPointer
        partsOf={(button) => [parentOf(button)]}
      />
    </li>
  );
}

/** Of a question to test oneself with. On paper it is there. */
function Answer({ children }: ComponentProps<'details'>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="answer">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? resultScreen.hideAnswer : resultScreen.showAnswer}
      </button>
      <p id={id} className={isOpen ? undefined : 'closed'}>
        {children}
      </p>
    </div>
  );
}

const parentOf = (element: Element): Element => element.parentElement ?? element;

interface CopyButtonProps {
  label: string;
  /** What is copied. */
  partsOf: (button: Element) => readonly Element[];
  /** Not a stop of the Tab key: sections and the whole can be copied by keyboard. */
  isForPointer?: boolean;
}

/** Shows itself to a pointer that rests on its block, and to the keyboard. */
function CopyButton({ label, partsOf, isForPointer = false }: CopyButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="copy"
      {...(isForPointer && { tabIndex: -1, 'aria-hidden': true })}
      onClick={({ currentTarget }) => void copyParts(partsOf(currentTarget))}
    >
      <Copy aria-hidden="true" />
    </button>
  );
}

/** Copies parts of rendered notes, and says so. */
export async function copyParts(parts: readonly Element[]): Promise<void> {
  try {
    await copyRichText(richTextOf(parts));
    toast.success(resultScreen.copied);
  } catch {
    toast.error(resultScreen.copyFailed);
  }
}
