import { resultScreen } from '../../messages/index.ts';
import { useRef, useState } from 'react';
import { hasCode, sentenceOf } from '../../lib/api-error.ts';
import { toast } from '../../ui/toast.tsx';

/** An edit on top of what was saved meanwhile. */
export interface Rebased<Edit> {
  /** Null: both changed the same lines. */
  edit: Edit | null;
  /** The version that was saved meanwhile. */
  version: number;
}

interface Saving<Edit> {
  /** The newest version that the page knows. An edit starts from the first one, and a conflict is resolved against the latest. */
  version: number;
  save: (edit: Edit, version: number) => Promise<unknown>;
  failure: string;
  /** Reads the newest version after a conflict. */
  rebase: (edit: Edit) => Promise<Rebased<Edit>>;
  onClose: () => void;
}

/** Another save can come between reading the newest version and saving on top of it. */
const MOST_TRIES = 5;

/**
 * Saves an edit. Changes that were made elsewhere meanwhile, in other lines, are kept beside it, and the user reads so. Of the same lines
 * nothing is overwritten unasked: the user decides which version stands.
 */
export function useSaving<Edit>({ version, save, failure, rebase, onClose }: Saving<Edit>) {
  const [original] = useState(version);
  const [conflict, setConflict] = useState(false);
  const edited = useRef<Edit>(null);
  const trySave = async (edit: Edit, against: number): Promise<boolean> => {
    try {
      await save(edit, against);
      return true;
    } catch (error) {
      if (hasCode(error, 'edited-elsewhere')) return false;
      throw error;
    }
  };
  /** @returns the sentence for the user; null: they have to decide */
  const merge = async (edit: Edit): Promise<string | null> => {
    for (let left = MOST_TRIES; left > 0; left -= 1) {
      const rebased = await rebase(edit);
      if (rebased.edit === null) return null;
      if (await trySave(rebased.edit, rebased.version)) return resultScreen.savedMerged;
    }
    return null;
  };
  const run = async (work: () => Promise<string | null>) => {
    try {
      const done = await work();
      if (done === null) setConflict(true);
      else {
        toast.success(done);
        onClose();
      }
    } catch (error) {
      toast.error(failure, { description: `${sentenceOf(error)} ${resultScreen.stillHere}` });
    }
  };
  const store = (edit: Edit) => {
    edited.current = edit;
    return run(async () =>
      (await trySave(edit, original)) ? resultScreen.saved : await merge(edit),
    );
  };
  const replace = (edit: Edit) =>
    run(async () => {
      if (await trySave(edit, version)) return resultScreen.saved;
      await rebase(edit);
      return null;
    });
  return {
    store,
    conflict: {
      open: conflict,
      onKeep: () => setConflict(false),
      onReplace: () => {
        setConflict(false);
        if (edited.current !== null) void replace(edited.current);
      },
      onDiscard: onClose,
    },
  };
}
