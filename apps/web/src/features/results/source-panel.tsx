import type { Result, ResultSource } from '@notelark/contracts/library';
import { resultScreen } from '@notelark/contracts/messages.en';
import { Pencil } from 'lucide-react';
import { useMemo, useState } from 'react';
import { fill } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { BlockList } from './block-list.tsx';
import { type Block, blocksOf, sourceText, sourceVersion } from './blocks.ts';
import { findMatches } from './find.ts';
import { Panel } from './panel.tsx';
import { useResultCache, useSaveSource } from './queries.ts';
import { SearchBox } from './search-box.tsx';
import { TextEditor } from './text-editor.tsx';

interface SourcePanelProps {
  result: Result;
  /** The block that a citation led to. */
  marked: number | null;
}

/** The left side: the transcript of a recording, or the text as it was pasted. */
export function SourcePanel({ result, marked }: SourcePanelProps) {
  const { source } = result;
  const [editing, setEditing] = useState(false);
  const names = namesOf(source);
  const blocks = useMemo(() => blocksOf(source), [source]);
  const editable = result.mine && !editing && isComplete(source);
  return (
    <Panel
      title={names.title}
      actions={
        editable && (
          <Button variant="secondary" size="s" onClick={() => setEditing(true)}>
            <Pencil aria-hidden="true" />
            {resultScreen.edit}
          </Button>
        )
      }
    >
      <Notices source={source} />
      {editing ? (
        <SourceEditor result={result} label={names.field} onClose={() => setEditing(false)} />
      ) : (
        <SourceReader blocks={blocks} names={names} marked={marked} />
      )}
    </Panel>
  );
}

interface Names {
  title: string;
  field: string;
  search: string;
}

const namesOf = (source: ResultSource): Names =>
  source.kind === 'upload'
    ? {
        title: resultScreen.transcript,
        field: resultScreen.transcript,
        search: resultScreen.searchTranscript,
      }
    : {
        title: resultScreen.originalText,
        field: resultScreen.originalTextField,
        search: resultScreen.searchText,
      };

const isComplete = (source: ResultSource): boolean =>
  source.kind === 'text' || source.transcript?.complete === true;

/** What a reader must know before believing the text. */
function Notices({ source }: { source: ResultSource }) {
  if (source.kind === 'text') return null;
  const engine = source.transcript?.engine;
  return (
    <>
      {source.warning !== null && <Alert tone="info">{source.warning}</Alert>}
      {engine?.draft === true && (
        <Alert tone="info">{fill(resultScreen.draftNotice, { engine: engine.label })}</Alert>
      )}
      {engine !== undefined && (
        <p className="text-xs text-ink-faint">
          {fill(resultScreen.madeBy, { engine: engine.label })}
          {source.transcript?.complete === false && ` · ${resultScreen.partial}`}
        </p>
      )}
    </>
  );
}

interface SourceReaderProps {
  blocks: readonly Block[];
  names: Names;
  marked: number | null;
}

function SourceReader({ blocks, names, marked }: SourceReaderProps) {
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const texts = useMemo(() => blocks.map((block) => block.text), [blocks]);
  const matches = useMemo(() => findMatches(texts, query), [texts, query]);
  if (blocks.length === 0)
    return <p className="text-sm text-ink-soft">{resultScreen.waitingForTranscript}</p>;
  return (
    <>
      <SearchBox
        label={names.search}
        query={query}
        onQuery={(next) => {
          setQuery(next);
          setAt(0);
        }}
        count={matches.length}
        at={at}
        onMove={(by) => setAt((at + by + matches.length) % Math.max(1, matches.length))}
      />
      <BlockList
        blocks={blocks}
        matches={matches}
        current={matches[at]}
        marked={marked}
        label={names.title}
      />
    </>
  );
}

interface SourceEditorProps {
  result: Result;
  label: string;
  onClose: () => void;
}

function SourceEditor({ result, label, onClose }: SourceEditorProps) {
  const save = useSaveSource(result);
  const { reload } = useResultCache(result.id);
  const version = sourceVersion(result.source);
  return (
    <TextEditor
      label={label}
      text={sourceText(result.source)}
      version={version}
      latestVersion={version}
      save={save.mutateAsync}
      saving={save.isPending}
      failure={resultScreen.saveTranscriptFailed}
      reload={reload}
      onClose={onClose}
    />
  );
}
