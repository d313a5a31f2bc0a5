import type { LucideIcon } from 'lucide-react';
import { Card } from '../../ui/card.tsx';

interface ItemCardsProps {
  items: readonly { icon: LucideIcon; title: string; text: string }[];
}

/** Three cards in a row: an icon, a title, a sentence or two. */
export function ItemCards({ items }: ItemCardsProps) {
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {items.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex">
          <Card className="grid flex-1 content-start gap-3 p-7">
            <span className="grid size-11 place-items-center rounded-md bg-accent-wash text-accent-text">
              <Icon className="size-5.5" aria-hidden="true" />
            </span>
            <h3 className="mt-2 text-lg">{title}</h3>
            <p className="text-sm text-ink-soft">{text}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
