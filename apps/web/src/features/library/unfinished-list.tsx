import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unfinishedScreen, uploadScreen } from '../../messages/index.ts';
import { fill } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { AudioChooser } from './audio-chooser.tsx';
import { discardUpload, type Unfinished, unfinishedUploads } from './unfinished.ts';

const KEY = ['unfinished-uploads'];

interface UnfinishedListProps {
  /** The file of an upload was chosen again. */
  onResume: (file: File) => void;
}

/** Uploads that were cut off, with the way to go on; nothing where there are none. */
export function UnfinishedList({ onResume }: UnfinishedListProps) {
  const { data = [] } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => unfinishedUploads(signal),
    // Each upload that ends here changes it.
    staleTime: 0,
    gcTime: 0,
  });
  if (data.length === 0) return null;
  return (
    <section aria-label={unfinishedScreen.title} className="mb-6 grid gap-3">
      <h2 className="text-base font-semibold">{unfinishedScreen.title}</h2>
      <p className="text-sm text-ink-soft">{unfinishedScreen.hint}</p>
      <ul className="grid gap-2">
        {data.map((upload) => (
          <Row key={upload.key} upload={upload} onResume={onResume} />
        ))}
      </ul>
    </section>
  );
}

function Row({ upload, onResume }: UnfinishedListProps & { upload: Unfinished }) {
  const { filename, percent } = upload;
  const client = useQueryClient();
  const discard = useMutation({
    mutationFn: () => discardUpload(upload),
    onError: () => toast.error(unfinishedScreen.discardFailed),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
  const choose = (file: File) => {
    if (file.name === filename && file.size === upload.size) onResume(file);
    else
      toast.error(uploadScreen.uploadFailed, {
        description: fill(unfinishedScreen.anotherFile, { chosen: file.name, filename }),
      });
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line bg-surface px-4 py-3">
      <span className="min-w-0 flex-1 basis-40">
        <span dir="auto" className="block truncate text-sm font-medium">
          {filename}
        </span>
        <span className="text-xs text-ink-faint">{fill(unfinishedScreen.sent, { percent })}</span>
      </span>
      <span className="flex items-center gap-2">
        <AudioChooser label={fill(unfinishedScreen.chooseOf, { filename })} onChoose={choose}>
          {unfinishedScreen.choose}
        </AudioChooser>
        <Button
          variant="ghost"
          size="s"
          aria-label={fill(unfinishedScreen.discardOf, { filename })}
          disabled={discard.isPending}
          onClick={() => discard.mutate()}
        >
          {unfinishedScreen.discard}
        </Button>
      </span>
    </li>
  );
}
