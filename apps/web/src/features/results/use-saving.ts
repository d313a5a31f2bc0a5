import { resultScreen } from '../../messages/index.ts';
import { useRef, useState } from 'react';
import { hasCode } from '../../lib/api-error.ts';
import { toast } from '../../ui/toast.tsx';

interface Saving<Edit> {
  /** The newest version that the page knows. An edit starts from the first one, and a conflict is resolved against the latest. */
  version: number;
  save: (edit: Edit, version: number) => Promise<unknown>;
  failure: string;
  /** Reads the newest version after a conflict. */
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** Saves an edit. What was changed elsewhere meanwhile is not overwritten unasked: the user decides which version stands. */
export function useSaving<Edit>({ version, save, failure, reload, onClose }: Saving<Edit>) {
  const [original] = useState(version);
  const [conflict, setConflict] = useState(false);
  const edited = useRef<Edit>(null);
  const store = async (edit: Edit, against = original) => {
    edited.current = edit;
    try {
      await save(edit, against);
      toast.success(resultScreen.saved);
      onClose();
    } catch (error) {
      if (!hasCode(error, 'edited-elsewhere')) toast.error(failure);
      else {
        await reload();
        setConflict(true);
      }
    }
  };
  return {
    store,
    conflict: {
      open: conflict,
      onKeep: () => setConflict(false),
      onReplace: () => {
        setConflict(false);
        if (edited.current !== null) void store(edited.current, version);
      },
      onDiscard: onClose,
    },
  };
}
