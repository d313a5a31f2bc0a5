import { sharing } from '../../messages/index.ts';
import { Check, Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';

const COPIED_MS = 2000;

/** Copies the address of this page. */
export function ShareButton() {
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
  return (
    <Button variant="secondary" onClick={() => void copy()}>
      {copied ? <Check aria-hidden="true" /> : <Link2 aria-hidden="true" />}
      <span aria-live="polite">{copied ? sharing.copied : sharing.share}</span>
    </Button>
  );
}
