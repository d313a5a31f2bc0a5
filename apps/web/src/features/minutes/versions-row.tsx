import type { Result } from '@notelark/api/library';
import { type MinutesFormat, type SignedVersion } from '@notelark/api/minutes';
import { Copy, Download, FileCheck2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { minutesScreen as words } from '../../messages/index.ts';
import { fill, formatClock, formatDay } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.tsx';
import { useVersionFile, useVersions } from './queries.ts';

/** The newest signed-off version; nothing where there is none. For all who may read the result. */
export function VersionsRow({ result }: { result: Result }) {
  const { id, mine, maker, work } = result;
  const signed = useVersions(id, work.status === 'ready').data;
  const [open, setOpen] = useState(false);
  const [newest] = signed?.versions ?? [];
  if (!signed) return null;
  if (!newest) return signed.earlier && <EarlierVersion {...signed.earlier} />;
  const { number, signedBy, signedAt } = newest;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
      <FileCheck2 aria-hidden="true" className="size-4 shrink-0 text-good-text" />
      <span>{fill(words.row, { number, signedBy, day: formatDay(signedAt) })}</span>
      {signed.changed && <Badge>{fill(words.changed, { number })}</Badge>}
      <button
        type="button"
        className="rounded-sm whitespace-nowrap text-accent-text underline-offset-4 hover:underline print:hidden"
        onClick={() => setOpen(true)}
      >
        {words.show}
      </button>
      {open && (
        <Dialog
          open
          onOpenChange={setOpen}
          width="l"
          title={words.title}
          description={words.text}
          actions={
            <Button asChild variant="ghost">
              <Link to="/verify-receipt">{words.check}</Link>
            </Button>
          }
        >
          <ul aria-label={words.list} className="grid gap-5">
            {signed.versions.map((version) => (
              <Version
                key={version.number}
                id={id}
                version={version}
                hasFiles={mine || maker !== null}
              />
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  );
}

/** These notes were made again from signed ones, which stay as they are. */
function EarlierVersion({ summaryId, number }: { summaryId: string; number: number }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft print:hidden">
      <FileCheck2 aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
      <span>{words.earlier}</span>
      <Link
        to={`/results/${summaryId}`}
        className="rounded-sm text-accent-text underline-offset-4 hover:underline"
      >
        {fill(words.version, { number })}
      </Link>
    </div>
  );
}

const FORMATS: readonly MinutesFormat[] = ['pdf', 'docx', 'md', 'json'];

interface VersionProps {
  id: string;
  version: SignedVersion;
  /** Files are for the owner and the team. */
  hasFiles: boolean;
}

function Version({ id, version, hasFiles }: VersionProps) {
  const { number, signedAt, signedBy, fingerprint } = version;
  const file = useVersionFile(id);
  const moment = { signedBy, day: formatDay(signedAt), time: formatClock(signedAt) };
  return (
    <li className="grid gap-2 border-t border-line pt-4 first:border-none first:pt-0">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold">{fill(words.version, { number })}</p>
          <p className="text-sm text-ink-soft">{fill(words.signed, moment)}</p>
        </div>
        {hasFiles && (
          <Menu
            trigger={
              <Button
                variant="secondary"
                size="icon"
                aria-label={fill(words.save, { number })}
                busy={file.isPending}
              >
                {!file.isPending && <Download aria-hidden="true" />}
              </Button>
            }
          >
            {FORMATS.map((format) => (
              <MenuItem key={format} onSelect={() => file.mutate({ number, format })}>
                {words.formats[format]}
              </MenuItem>
            ))}
          </Menu>
        )}
      </div>
      <div className="flex items-center gap-2 text-xs text-ink-faint">
        <p className="min-w-0">
          {words.fingerprint}{' '}
          <code className="font-mono wrap-anywhere text-ink-soft">{fingerprint}</code>
        </p>
        <Button
          variant="ghost"
          size="icon"
          aria-label={words.copy}
          onClick={() => void copy(fingerprint)}
        >
          <Copy aria-hidden="true" />
        </Button>
      </div>
    </li>
  );
}

async function copy(fingerprint: string): Promise<void> {
  await navigator.clipboard.writeText(fingerprint);
  toast.success(words.copied);
}
