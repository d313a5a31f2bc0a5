import { draftEngineOf } from '@notelark/api/drafts';
import type { ResultSource } from '@notelark/api/library';
import { draftNotices } from '../../messages/index.ts';
import { fill } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';

interface DraftNoticeProps {
  source: ResultSource;
  /** Of what it is said. */
  of: 'transcript' | 'notes';
}

/** Said wherever a draft, or what was made of one, is read. */
export function DraftNotice({ source, of }: DraftNoticeProps) {
  const engine = draftEngineOf(source);
  return engine !== null && <Alert tone="info">{fill(draftNotices[of], { engine })}</Alert>;
}
