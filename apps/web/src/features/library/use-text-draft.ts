import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useAccount } from '../../lib/session.ts';
import {
  dropText,
  type KeptText,
  keptTexts,
  ownText,
  type TextDraft,
  TextKeeper,
} from '../../lib/text-drafts.ts';

const NONE: TextDraft = { text: '', outputType: 'summary' };

/**
 * Keeps what is typed in this browser until it is sent or discarded. A tab begins with the text that was last written in it; all
 * others wait in a list, those of other tabs, too.
 * @param given by another page
 */
export function useTextDraft(given: TextDraft = NONE) {
  const { id: accountId } = useAccount();
  const { pathname, search, key: entry } = useLocation();
  const [{ keeper, ...begun }] = useState(() =>
    begin(accountId, `${pathname}${search} ${entry}`, given),
  );
  /** `form` counts the texts that it has begun with. */
  const [beginning, setBeginning] = useState({ ...begun, form: 0 });
  const [written, setWritten] = useState(keeper.key);
  const [kept, setKept] = useState(() => keptTexts(accountId));
  const look = () => {
    setWritten(keeper.key);
    setKept(keptTexts(accountId));
  };
  useEffect(() => {
    const onOtherTab = () => setKept(keptTexts(accountId));
    addEventListener('storage', onOtherTab);
    return () => removeEventListener('storage', onOtherTab);
  }, [accountId]);

  const beginWith = (draft: TextDraft, isRestored: boolean) => {
    setBeginning(({ form }) => ({ draft, isRestored, form: form + 1 }));
    look();
  };
  return {
    ...beginning,
    waiting: kept.filter(({ key }) => key !== written),
    keep: (draft: TextDraft) => {
      keeper.keep(draft);
      setWritten(keeper.key);
    },
    onSent: () => keeper.drop(),
    /** This one waits meanwhile. */
    writeAnother: () => {
      keeper.setAside();
      beginWith(NONE, false);
    },
    discard: () => {
      keeper.drop();
      beginWith(NONE, false);
    },
    /** @param unsaved what is in the form and kept nowhere else */
    goOnWith: (draft: KeptText, unsaved: TextDraft | null) => {
      if (unsaved !== null && keeper.key === null) keeper.keep(unsaved);
      keeper.take(draft);
      beginWith(draft, true);
    },
    discardWaiting: (draft: KeptText) => {
      dropText(draft);
      look();
    },
  };
}

function begin(accountId: string, page: string, given: TextDraft) {
  const keeper = new TextKeeper(accountId, page);
  const own = ownText(accountId);
  const isNothingGiven = given.text === '';
  if (own === null || !(isNothingGiven || own.text === given.text || own.page === page))
    return { keeper, draft: given, isRestored: false };
  keeper.take(own);
  return { keeper, draft: own, isRestored: isNothingGiven || own.text !== given.text };
}
