import { Tabs as Primitive } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../lib/class-names.ts';

interface Tab<Value extends string> {
  value: Value;
  label: string;
  content: ReactNode;
}

interface TabsProps<Value extends string> {
  tabs: readonly Tab<Value>[];
  /** What the tabs choose between, for a screen reader. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
  /** Stands beside the tabs, below them where there is no room. */
  beside?: ReactNode;
}

export function Tabs<Value extends string>({
  tabs,
  label,
  value,
  onChange,
  className,
  beside,
}: TabsProps<Value>) {
  const choose = (chosen: string) => {
    const tab = tabs.find((candidate) => candidate.value === chosen);
    if (tab) onChange(tab.value);
  };
  return (
    <Primitive.Root
      value={value}
      onValueChange={choose}
      className={cx('grid grid-cols-[minmax(0,1fr)] gap-5', className)}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:flex-nowrap">
        <TabList label={label} tabs={tabs} value={value} />
        {beside}
      </div>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} className="min-w-0 rounded-md">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}

interface TabListProps {
  label: string;
  tabs: readonly { value: string; label: string }[];
  value: string;
}

export function TabList({ label, tabs, value }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex((tab) => tab.value === value);
  // Where the tabs are wider than the screen, the chosen one is shown. Unlike scrollIntoView, this never moves the page.
  useEffect(() => {
    const chosen = list.current?.children[at];
    if (!list.current || !(chosen instanceof HTMLElement)) return;
    list.current.scrollLeft =
      chosen.offsetLeft + chosen.offsetWidth / 2 - list.current.clientWidth / 2;
  }, [at]);
  return (
    <Primitive.List
      ref={list}
      aria-label={label}
      className="relative flex w-fit max-w-full gap-1 overflow-x-auto rounded-md border border-line bg-sunken p-1"
    >
      {tabs.map((tab) => (
        <Primitive.Trigger
          key={tab.value}
          value={tab.value}
          className="shrink-0 rounded-sm px-4 py-2 text-sm whitespace-nowrap font-medium text-ink-soft transition-colors duration-(--quick) hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:bg-raised data-[state=active]:text-ink data-[state=active]:shadow-sm"
        >
          {tab.label}
        </Primitive.Trigger>
      ))}
    </Primitive.List>
  );
}
