import type { Installation } from '@notelark/api/installation';
import { languageName } from '@notelark/api/languages';
import { AudioLines, FileText, type LucideIcon, Sparkles, Upload } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { sentenceOf } from '../../lib/api-error.ts';
import { fill } from '../../lib/format.ts';
import { useInstallation } from '../../lib/installation.ts';
import { useAccount } from '../../lib/session.ts';
import { dashboardScreen, expectations } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { toast } from '../../ui/toast.tsx';
import type { HistoryTab } from './filters.ts';
import { useOpenSample } from './queries.ts';

const empty = {
  uploads: {
    icon: AudioLines,
    title: dashboardScreen.noUploads,
    text: dashboardScreen.noUploadsText,
    to: '/upload',
    action: dashboardScreen.newUpload,
  },
  texts: {
    icon: FileText,
    title: dashboardScreen.noTexts,
    text: dashboardScreen.noTextsText,
    to: '/summarize',
    action: dashboardScreen.summarizeText,
  },
} as const;

/** In the place of a history without entries: the next step, a sample to look at, and what this installation can do. */
export function FirstSteps({ tab }: { tab: HistoryTab }) {
  const { icon, title, text, to, action } = empty[tab];
  return (
    <div className="grid gap-5">
      <EmptyState
        icon={icon}
        title={title}
        action={
          <div className="flex flex-wrap justify-center gap-2.5">
            <Button asChild>
              <Link to={to}>{action}</Link>
            </Button>
            <OpenSample />
          </div>
        }
      >
        {text}
      </EmptyState>
      <Expectations />
    </div>
  );
}

function OpenSample() {
  const open = useOpenSample();
  const navigate = useNavigate();
  const start = () =>
    open.mutate(undefined, {
      onSuccess: ({ summaryId }) => void navigate(`/results/${summaryId}`),
      onError: (error) =>
        toast.error(dashboardScreen.sampleFailed, { description: sentenceOf(error) }),
    });
  return (
    <Button variant="secondary" busy={open.isPending} onClick={start}>
      {dashboardScreen.openSample}
    </Button>
  );
}

/** What the engines of this installation do with what is given to them, in users' words. */
function Expectations() {
  const { plan } = useAccount();
  const installation = useInstallation();
  if (!installation) return null;
  const facts: readonly [LucideIcon, string, string][] = [
    [AudioLines, expectations.transcripts, transcriptsOf(installation)],
    [
      Sparkles,
      expectations.notes,
      installation.languageModel ? expectations.written : expectations.selected,
    ],
    [
      Upload,
      expectations.files,
      fill(expectations.size, { megabytes: installation.uploadMegabytes[plan] }),
    ],
  ];
  return (
    <section aria-label={dashboardScreen.whatToExpect} className="grid gap-4 sm:grid-cols-3">
      {facts.map(([Icon, name, text]) => (
        <div key={name} className="flex gap-3 rounded-lg border border-line p-4 text-sm">
          <Icon className="mt-0.5 size-4 shrink-0 text-accent-text" aria-hidden="true" />
          <p className="text-ink-soft">
            <strong className="block font-semibold text-ink">{name}</strong>
            {text}
          </p>
        </div>
      ))}
    </section>
  );
}

function transcriptsOf({ recognizer }: Installation): string {
  if (!recognizer.available) return expectations.noSpeech;
  const sentences = [
    recognizer.onlyLanguage === null
      ? expectations.manyLanguages
      : fill(expectations.oneLanguage, { language: languageName(recognizer.onlyLanguage) }),
    ...(recognizer.draft ? [expectations.draft] : []),
  ];
  return sentences.join(' ');
}
