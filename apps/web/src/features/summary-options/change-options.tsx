import type { Result } from '@notelark/api/library';
import { languageName } from '@notelark/api/languages';
import { templateList } from '@notelark/api/templates';
import { detectedKindNames, summaryOptionsWords } from '../../messages/index.ts';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { fill } from '../../lib/format.ts';
import { useInstallation } from '../../lib/installation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-parts.tsx';
import { Form } from '../../ui/form.tsx';
import { WillBeKept } from './carried-notice.tsx';
import { ChangesDialog } from './changes-dialog.tsx';
import { OtherSummaries } from './other-summaries.tsx';
import { read, remember, withoutModel } from './remembered.ts';
import { useAgain } from './use-again.ts';
import { SummaryOptionsFields } from './summary-options-fields.tsx';

/** Today's choice in one line, e.g. `Meeting · English`; it opens the dialog that makes the same document in another way. */
export function ChangeOptions({ result }: { result: Result }) {
  const [open, setOpen] = useState(false);
  const [compared, setCompared] = useState<string | null>(null);
  const { name, template, language } = choiceOf(result);
  return (
    <>
      <Button
        variant="ghost"
        size="s"
        className="-mx-2 gap-1 px-2 font-normal max-sm:h-11"
        aria-label={[`${summaryOptionsWords.change}: ${template}`, language]
          .filter(Boolean)
          .join(' · ')}
        onClick={() => setOpen(true)}
      >
        {/* On a phone the tools stand in the same line. */}
        <span className="sm:hidden">{name}</span>
        <span className="max-sm:hidden">
          {[template, language].filter((part) => part !== null).join(' · ')}
        </span>
        <ChevronDown aria-hidden="true" />
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={summaryOptionsWords.changeTitle}
        description={summaryOptionsWords.changeText}
      >
        <OtherSummaries result={result} onOpen={() => setOpen(false)} onCompare={setCompared} />
        <OptionsForm result={result} onClose={() => setOpen(false)} />
      </Dialog>
      {compared !== null && (
        <ChangesDialog id={result.id} since={compared} onClose={() => setCompared(null)} />
      )}
    </>
  );
}

function choiceOf({ summaryOptions, detectedKind, source, sourceLanguage }: Result) {
  const name =
    detectedKind === null
      ? (templateList.find(({ id }) => id === summaryOptions.template)?.label ??
        summaryOptions.template)
      : detectedKindNames[detectedKind];
  const template =
    detectedKind === null ? name : fill(summaryOptionsWords.detected, { kind: name });
  const spoken = source.kind === 'upload' ? (source.transcript?.language ?? null) : null;
  const language = summaryOptions.outputLanguage ?? sourceLanguage ?? spoken;
  return { name, template, language: language === null ? null : languageName(language) };
}

function OptionsForm({ result, onClose }: { result: Result; onClose: () => void }) {
  const hasModel = useInstallation()?.languageModel ?? true;
  const [chosen, setSummaryOptions] = useState(result.summaryOptions);
  const summaryOptions = hasModel ? chosen : withoutModel(chosen);
  const again = useAgain(result.id, (made) => remember({ ...read(), ...made }));
  const submit = () => again.mutate(summaryOptions, { onSuccess: onClose });
  return (
    <Form className="grid gap-5" onSubmit={submit}>
      <p className="text-sm text-ink-soft empty:hidden">
        <WillBeKept id={result.id} />
      </p>
      <SummaryOptionsFields value={summaryOptions} onChange={setSummaryOptions} />
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {summaryOptionsWords.cancel}
        </Button>
        <Button type="submit" busy={again.isPending}>
          {summaryOptionsWords.generate}
        </Button>
      </DialogActions>
    </Form>
  );
}
