import type { Result } from '@notelark/api/library';
import { Bell, BellRing } from 'lucide-react';
import { useState } from 'react';
import { canNotify, isWatched, notifyWhenReady } from '../../lib/ready-notice.ts';
import { readyNotice } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';

/** For work that takes long: the browser asks for permission only now. */
export function NotifyButton({ result: { id, title } }: { result: Result }) {
  const [asked, setAsked] = useState(isWatched(id));
  if (!canNotify()) return null;
  if (asked)
    return (
      <output className="flex items-center gap-2 text-sm text-ink-soft">
        <BellRing className="size-4 text-accent-text" aria-hidden="true" />
        {readyNotice.asked}
      </output>
    );
  const ask = async () => {
    const isAllowed = await notifyWhenReady({
      id,
      ready: { title: readyNotice.ready, body: title },
      failed: { title: readyNotice.failed, body: title },
    });
    if (isAllowed) setAsked(true);
    else toast.info(readyNotice.refused, { description: readyNotice.refusedText });
  };
  return (
    <Button variant="secondary" size="s" className="w-fit" onClick={() => void ask()}>
      <Bell aria-hidden="true" />
      {readyNotice.ask}
    </Button>
  );
}
