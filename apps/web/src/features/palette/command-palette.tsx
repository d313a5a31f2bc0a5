import { Command } from 'cmdk';
import {
  CalendarDays,
  AudioLines,
  BookA,
  FileText,
  GraduationCap,
  Keyboard,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  MessageCircleQuestion,
  Mic,
  SunMoon,
  UserRound,
} from 'lucide-react';
import { Children, Fragment, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { dashboardScreen, palette } from '../../messages/index.ts';
import { fill, formatDay, formatTime } from '../../lib/format.ts';
import { setTheme, useTheme } from '../../lib/theme.ts';
import { scrimLook } from '../../ui/dialog-parts.tsx';
import { type Found, type FoundLine, useFound } from './use-found.ts';

interface CommandPaletteProps {
  open: boolean;
  /** What was typed before the palette was there. */
  typedAhead: string;
  onOpenChange: (open: boolean) => void;
  /** Shows the keyboard shortcuts. */
  onShortcuts: () => void;
}

const pages: readonly { to: string; name: string; icon: LucideIcon }[] = [
  { to: '/dashboard', name: palette.dashboard, icon: LayoutDashboard },
  { to: '/upload', name: palette.upload, icon: AudioLines },
  { to: '/summarize', name: palette.summarize, icon: FileText },
  { to: '/live-notes', name: palette.liveNotes, icon: Mic },
  { to: '/ask', name: palette.ask, icon: MessageCircleQuestion },
  { to: '/study', name: palette.study, icon: GraduationCap },
  { to: '/tasks', name: palette.tasks, icon: ListChecks },
  { to: '/week', name: palette.week, icon: CalendarDays },
  { to: '/vocabulary', name: palette.vocabulary, icon: BookA },
  { to: '/profile', name: palette.profile, icon: UserRound },
];

/** Fewer words are a search, not a question. */
const LEAST_QUESTION_WORDS = 3;

/** Everything that can be opened, by typing a part of its name or of what was said in it. */
export default function CommandPalette({
  open,
  typedAhead,
  onOpenChange,
  onShortcuts,
}: CommandPaletteProps) {
  const navigate = useNavigate();
  const isDark = useTheme() === 'dark';
  const [typed, setTyped] = useState(typedAhead);
  const { query, found, lines, searching, failed } = useFound(open ? typed : '');
  const run = (command: () => void) => {
    onOpenChange(false);
    setTyped('');
    command();
  };
  const has = (name: string) => name.toLowerCase().includes(typed.trim().toLowerCase());
  return (
    <Command.Dialog
      open={open}
      onOpenChange={onOpenChange}
      label={palette.title}
      aria-label={palette.title}
      // The library is searched by the server.
      shouldFilter={false}
      overlayClassName={scrimLook}
      contentClassName="fixed top-[12dvh] left-1/2 z-50 w-[min(40rem,calc(100vw-2rem))] -translate-x-1/2 overflow-hidden rounded-lg border border-line bg-surface shadow-lg"
    >
      <Command.Input
        value={typed}
        onValueChange={setTyped}
        placeholder={palette.placeholder}
        className="h-13 w-full border-b border-line bg-transparent px-4 text-ink outline-none placeholder:text-ink-faint"
      />
      <Command.List className="max-h-[60dvh] overflow-y-auto p-2">
        {!searching && (
          <Command.Empty className="px-3 py-6 text-center text-sm text-ink-soft">
            {failed ? palette.failed : palette.nothing}
          </Command.Empty>
        )}
        {/* What is there at once comes first: an answer that comes late moves nothing under the fingers. */}
        <Group heading={palette.goTo}>
          {pages
            .filter(({ name }) => has(name))
            .map(({ to, name, icon }) => (
              <Item key={to} icon={icon} onSelect={() => run(() => void navigate(to))}>
                {name}
              </Item>
            ))}
          {typed.trim().split(/\s+/).length >= LEAST_QUESTION_WORDS && (
            <Item
              icon={MessageCircleQuestion}
              onSelect={() =>
                run(() => void navigate(`/ask?question=${encodeURIComponent(typed.trim())}`))
              }
            >
              {fill(palette.askThis, { question: typed.trim() })}
            </Item>
          )}
        </Group>
        <Group heading={palette.commands}>
          {has(palette.theme) && (
            <Item icon={SunMoon} onSelect={() => run(() => setTheme(isDark ? 'light' : 'dark'))}>
              {palette.theme}
            </Item>
          )}
          {has(palette.shortcuts) && (
            <Item icon={Keyboard} onSelect={() => run(onShortcuts)}>
              {palette.shortcuts}
            </Item>
          )}
        </Group>
        {/* Until the next answer, the last one stays to be seen, not to be opened: it may not have what is typed. New items, so that the first of them is selected. */}
        <Fragment key={query}>
          <Group heading={palette.library}>
            {found.map((item) => (
              <FoundItem
                key={item.id}
                item={item}
                disabled={searching}
                onOpen={() => run(() => void navigate(addressOf(item, query)))}
              />
            ))}
          </Group>
          <Group heading={palette.passages}>
            {lines.map((line) => (
              <LineItem
                key={line.key}
                line={line}
                disabled={searching}
                onOpen={() => run(() => void navigate(line.to))}
              />
            ))}
          </Group>
        </Fragment>
      </Command.List>
    </Command.Dialog>
  );
}

/** A match in the transcript or text leads to its passage. */
const addressOf = ({ id, matchedIn }: Found, query: string): string =>
  matchedIn !== 'source' ? `/results/${id}` : `/results/${id}?find=${encodeURIComponent(query)}`;

/** Left out while there is nothing in it. */
function Group({ heading, children }: { heading: string; children: ReactNode }) {
  if (Children.toArray(children).length === 0) return null;
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-ink-faint"
    >
      {children}
    </Command.Group>
  );
}

const itemLook =
  'flex cursor-pointer items-center gap-3 rounded-sm px-3 py-2.5 text-sm data-[selected=true]:bg-accent-wash';

interface ItemProps {
  icon: LucideIcon;
  onSelect: () => void;
  children: string;
}

function Item({ icon: Icon, onSelect, children }: ItemProps) {
  return (
    <Command.Item value={children} onSelect={onSelect} className={itemLook}>
      <Icon className="size-4 text-ink-faint" aria-hidden="true" />
      {children}
    </Command.Item>
  );
}

interface OfAnswer {
  disabled: boolean;
  onOpen: () => void;
}

function FoundItem({ item, disabled, onOpen }: OfAnswer & { item: Found }) {
  return (
    <Command.Item value={item.id} disabled={disabled} onSelect={onOpen} className={itemLook}>
      <span className="grid min-w-0 flex-1">
        <span dir="auto" className="truncate font-medium">
          {item.title}
        </span>
        {item.match !== null && (
          <span dir="auto" className="truncate text-xs text-ink-soft">
            {item.matchedIn === 'notes' && `${dashboardScreen.inTheNotes} `}
            {item.match}
          </span>
        )}
      </span>
      <span className="shrink-0 text-xs text-ink-faint">{formatDay(item.createdAt)}</span>
    </Command.Item>
  );
}

function LineItem({ line, disabled, onOpen }: OfAnswer & { line: FoundLine }) {
  const { key, title, text, isStatement, start, createdAt } = line;
  const from = `${title} · ${formatDay(createdAt)}`;
  return (
    <Command.Item value={key} disabled={disabled} onSelect={onOpen} className={itemLook}>
      <span className="grid min-w-0 flex-1">
        <span dir="auto" className="line-clamp-2">
          {text}
        </span>
        <span className="truncate text-xs text-ink-soft">
          {isStatement ? `${palette.fromNotes} · ${from}` : from}
        </span>
      </span>
      {start !== null && (
        <span className="shrink-0 text-xs text-ink-faint tabular-nums">{formatTime(start)}</span>
      )}
    </Command.Item>
  );
}
