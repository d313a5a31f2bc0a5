import type { Result } from '@notelark/api/library';
import { languageName } from '@notelark/api/languages';
import { templateList } from '@notelark/api/templates';
import { wishesWords } from '../../messages/index.ts';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useInstallation } from '../../lib/installation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { read, remember, withoutModel } from './remembered.ts';
import { useAgain } from './use-again.ts';
import { WishesFields } from './wishes-fields.tsx';

/** Today's choice in one line, e.g. `Meeting · English`; it opens the dialog that makes the same document in another way. */
export function ChangeWishes({ result }: { result: Result }) {
  const [open, setOpen] = useState(false);
  const { template, language } = choiceOf(result);
  return (
    <>
      <Button
        variant="ghost"
        size="s"
        className="-mx-2 gap-1 px-2 font-normal max-sm:h-11"
        aria-label={[`${wishesWords.change}: ${template}`, language].filter(Boolean).join(' · ')}
        onClick={() => setOpen(true)}
      >
        <span>
          {template}
          {language !== null && <span className="max-sm:hidden"> · {language}</span>}
        </span>
        <ChevronDown aria-hidden="true" />
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

function choiceOf({ wishes, source, sourceLanguage }: Result) {
  const template = templateList.find(({ id }) => id === wishes.template)?.label ?? wishes.template;
  const spoken = source.kind === 'upload' ? (source.transcript?.language ?? null) : null;
  const language = wishes.outputLanguage ?? sourceLanguage ?? spoken;
  return { template, language: language === null ? null : languageName(language) };
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
