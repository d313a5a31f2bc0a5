import type { Result } from '@notelark/api/library';
import { sharing } from '../../messages/index.ts';
import { Check, Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Popover } from '../../ui/popover.tsx';
import { toast } from '../../ui/toast.tsx';
import { ShareSwitch } from './share-switch.tsx';
import { TeamSwitches } from './team-switches.tsx';

const COPIED_MS = 2000;

/** Copies the address of this page, and asks who may open it. */
export function ShareButton({ result }: { result: Result }) {
  const [open, setOpen] = useState(false);
  const { copied, copy } = useCopyAddress();
  const toggle = (next: boolean) => {
    if (next) void copy();
    setOpen(next);
  };
  return (
    <Popover
      open={open}
      onOpenChange={toggle}
      label={sharing.title}
      trigger={
        <Button variant="ghost" className="px-3">
          {copied ? <Check aria-hidden="true" /> : <Link2 aria-hidden="true" />}
          <span aria-live="polite" className="max-sm:sr-only">
            {copied ? sharing.copied : sharing.share}
          </span>
        </Button>
      }
    >
      <ShareSwitch result={result} />
      <TeamSwitches result={result} />
    </Popover>
  );
}

function useCopyAddress() {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      // Where the page is served without TLS there is no clipboard.
      await navigator.clipboard.writeText(location.origin + location.pathname);
      setCopied(true);
      toast.success(sharing.linkCopied);
    } catch {
      toast.error(sharing.copyFailed, { description: sharing.copyFailedText });
    }
  };
  return { copied, copy };
}
