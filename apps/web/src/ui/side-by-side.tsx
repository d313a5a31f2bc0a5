import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';
import { TabList } from './tabs.tsx';

interface Side<Value extends string> {
  value: Value;
  label: string;
  content: ReactNode;
}

interface SideBySideProps<Value extends string> {
  sides: readonly Side<Value>[];
  /** What the tabs choose between, for a screen reader. */
  label: string;
  /** Whether there is room for both. */
  wide: boolean;
  /** The side that is shown where there is room for one. */
  value: Value;
  onChange: (value: Value) => void;
}

/** The second side stays in sight while the first is scrolled. */
const asideLook = 'sticky top-20 h-[calc(100dvh-10rem)] border-l border-line pl-7 print:hidden';

/**
 * Two things beside each other, or behind tabs where there is no room. Both stay in the page all the while: what was typed
 * into one is still there when the other was looked at, or the window has changed its width.
 */
export function SideBySide<Value extends string>(props: SideBySideProps<Value>) {
  const { sides, label, wide, value, onChange } = props;
  const choose = (chosen: string) => {
    const side = sides.find((candidate) => candidate.value === chosen);
    if (side) onChange(side.value);
  };
  const plain = { role: undefined, 'aria-labelledby': undefined, tabIndex: undefined };
  return (
    <Primitive.Root
      value={value}
      onValueChange={choose}
      className={
        wide
          ? 'grid grid-cols-[minmax(0,38rem)_minmax(0,1fr)] items-start gap-14 print:block'
          : 'grid gap-2'
      }
    >
      {!wide && <TabList label={label} tabs={sides} value={value} />}
      {sides.map((side, at) => (
        <Primitive.Content
          key={side.value}
          value={side.value}
          forceMount
          hidden={!wide && side.value !== value}
          className={cx('min-w-0 rounded-md', wide && at === 1 && asideLook)}
          {...(wide && plain)}
        >
          {side.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
