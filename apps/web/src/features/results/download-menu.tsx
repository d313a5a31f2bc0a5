import { isTimedSource } from '@notelark/api/timed-source';
import {
  documentFormats,
  type ExportFormat,
  type ExportPanel,
  isFormatInPlan,
  programFormats,
  timedFormats,
} from '@notelark/api/export-formats';
import type { Result } from '@notelark/api/library';
import {
  errorMessages,
  exportFormatNames,
  exportMenu,
  resultScreen,
} from '../../messages/index.ts';
import { useMutation } from '@tanstack/react-query';
import { Download, Lock } from 'lucide-react';
import { Fragment, useId } from 'react';
import { hasCode, sentenceOf } from '../../lib/api-error.ts';
import { download } from '../../lib/download.ts';
import { sells } from '../../lib/sells.ts';
import { useSession } from '../../lib/session.ts';
import { offerUpgrade } from '../../lib/upgrade-offer.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.tsx';
import { ToolButton } from './tool-button.tsx';

interface DownloadMenuProps {
  /** The result's id. */
  id: string;
  panel: ExportPanel;
  /** A transcript: its times can be had as subtitles or data. */
  hasTimes: boolean;
}

interface Choice {
  panel: ExportPanel;
  format: ExportFormat;
}

function useExport(id: string) {
  return useMutation({
    mutationFn: (query: Choice) =>
      download('GET /api/results/{id}/export', { params: { id }, query }),
    onError: (error) => {
      if (hasCode(error, 'export-not-in-plan')) offerUpgrade(error.message);
      else toast.error(exportMenu.failed, { description: sentenceOf(error) });
    },
  });
}

const formatsOf = ({ panel, hasTimes }: ExportSide): readonly ExportFormat[] => [
  ...documentFormats,
  ...(hasTimes ? timedFormats : []),
  ...(panel === 'summary' ? programFormats : []),
];

/** One side of the result as a file. While it is made, which takes seconds for hours of speech, the button says so. */
export function DownloadMenu({ id, panel, hasTimes }: DownloadMenuProps) {
  const file = useExport(id);
  const label = file.isPending ? exportMenu.preparing : exportMenu.download;
  return (
    <Menu
      trigger={
        <ToolButton label={label} icon={<Download aria-hidden="true" />} busy={file.isPending} />
      }
    >
      <Formats sides={[{ panel, hasTimes }]} onChoose={file.mutate} />
    </Menu>
  );
}

/** Every side of the result as a file. */
export function ExportMenu({ result }: { result: Result }) {
  const file = useExport(result.id);
  const { source, outputType } = result;
  const isUpload = source.kind === 'upload';
  const sides: ExportSide[] = [
    ...(result.summaryText === null
      ? []
      : [
          {
            panel: 'summary' as const,
            hasTimes: false,
            label: resultScreen.summaryField[outputType],
          },
        ]),
    {
      panel: 'source',
      hasTimes: isTimedSource(source),
      label: isUpload ? resultScreen.transcript : resultScreen.originalText,
    },
  ];
  return (
    <Menu
      trigger={
        <Button
          variant="ghost"
          aria-label={exportMenu.export}
          busy={file.isPending}
          className="px-3"
        >
          {!file.isPending && <Download aria-hidden="true" />}
          <span className="max-sm:hidden">
            {file.isPending ? exportMenu.preparing : exportMenu.export}
          </span>
        </Button>
      }
    >
      <Formats sides={sides} onChoose={file.mutate} />
    </Menu>
  );
}

interface ExportSide {
  panel: ExportPanel;
  hasTimes: boolean;
  /** Above its formats, where there is more than one side. */
  label?: string;
}

interface FormatsProps {
  sides: readonly ExportSide[];
  onChoose: (choice: Choice) => void;
}

function Formats({ sides, onChoose }: FormatsProps) {
  const lockId = useId();
  const { account } = useSession();
  const isLocked = (format: ExportFormat) =>
    account !== null && !isFormatInPlan(format, account.plan);
  const hasLocks = sides.some((side) => formatsOf(side).some(isLocked));
  return (
    <>
      {sides.map((side, at) => (
        <Fragment key={side.panel}>
          {at > 0 && <MenuSeparator />}
          {side.label !== undefined && (
            <MenuLabel>
              <span className="text-xs font-semibold text-ink-faint">{side.label}</span>
            </MenuLabel>
          )}
          {formatsOf(side).map((format) => (
            <FormatItem
              key={format}
              format={format}
              lockId={isLocked(format) ? lockId : undefined}
              onChoose={() => onChoose({ panel: side.panel, format })}
            />
          ))}
        </Fragment>
      ))}
      {hasLocks && (
        <>
          <MenuSeparator />
          <MenuLabel>
            <span id={lockId} className="flex items-center gap-2 text-xs text-ink-faint">
              <Lock aria-hidden="true" className="size-3.5" />
              {sells() ? exportMenu.locked : exportMenu.lockedByAdministrator}
            </span>
          </MenuLabel>
        </>
      )}
    </>
  );
}

interface FormatItemProps {
  format: ExportFormat;
  /** Of the note that says which plans have it; undefined where the account's own plan has it. */
  lockId: string | undefined;
  onChoose: () => void;
}

/** What the plan lacks is in the menu with a lock, and leads to the plans. */
function FormatItem({ format, lockId, onChoose }: FormatItemProps) {
  if (lockId === undefined)
    return <MenuItem onSelect={onChoose}>{exportFormatNames[format]}</MenuItem>;
  return (
    <MenuItem
      aria-describedby={lockId}
      onSelect={() => offerUpgrade(errorMessages['export-not-in-plan'])}
    >
      {exportFormatNames[format]}
      <Lock aria-hidden="true" className="ml-auto" />
    </MenuItem>
  );
}
