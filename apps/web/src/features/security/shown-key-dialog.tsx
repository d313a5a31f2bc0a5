import { Copy } from 'lucide-react';
import { apiKeyScreen, securityScreen } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';

/** A new key, which is shown this once. */
export function ShownKeyDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      toast.success(apiKeyScreen.copied);
    } catch {
      toast.error(securityScreen.failed, { description: apiKeyScreen.copyFailed });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={apiKeyScreen.created}
      description={apiKeyScreen.createdText}
      actions={
        <>
          <Button variant="secondary" onClick={() => void copy()}>
            <Copy aria-hidden="true" />
            {apiKeyScreen.copy}
          </Button>
          <Button onClick={onClose}>{apiKeyScreen.done}</Button>
        </>
      }
    >
      <code className="rounded-md border border-line bg-sunken p-3 text-sm break-all select-all">
        {secret}
      </code>
    </Dialog>
  );
}
