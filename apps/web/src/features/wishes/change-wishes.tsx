import type { Result } from '@notelark/api/library';
import { wishesWords } from '../../messages/index.ts';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useInstallation } from '../../lib/installation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { read, remember, withoutModel } from './remembered.ts';
import { useAgain } from './use-again.ts';
import { WishesFields } from './wishes-fields.tsx';

/** Makes the same summary in another way: the button on its page, and the dialog that it opens. */
export function ChangeWishes({ result }: { result: Result }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden="true" />
        {wishesWords.change}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={wishesWords.changeTitle}
        description={wishesWords.changeText}
      >
        <WishesForm result={result} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function WishesForm({ result, onClose }: { result: Result; onClose: () => void }) {
  const hasModel = useInstallation()?.languageModel ?? true;
  const [chosen, setWishes] = useState(result.wishes);
  const wishes = hasModel ? chosen : withoutModel(chosen);
  const again = useAgain(result.id, (made) => remember({ ...read(), ...made }));
  const submit = () => again.mutate(wishes, { onSuccess: onClose });
  return (
    <Form className="grid gap-5" onSubmit={submit}>
      <WishesFields value={wishes} onChange={setWishes} />
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {wishesWords.cancel}
        </Button>
        <Button type="submit" busy={again.isPending}>
          {wishesWords.generate}
        </Button>
      </DialogActions>
    </Form>
  );
}
