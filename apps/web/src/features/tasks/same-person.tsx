import type { NamePair } from '@notelark/api/people';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { sentenceOf } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { fill } from '../../lib/format.ts';
import { taskScreen } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { nextQuestion } from './people.ts';

const PAIRS = ['people', 'pairs'] as const;
const NONE: readonly NamePair[] = [];

/** What was said of names; none until it is known. */
export function useNamePairs(): readonly NamePair[] {
  const { data } = useQuery({
    queryKey: PAIRS,
    queryFn: ({ signal }) => request('GET /api/people/pairs', { signal }),
  });
  return data?.pairs ?? NONE;
}

function useSetPair() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ names, same }: Said) =>
      request('PUT /api/people/pairs', { body: { names: [...names], same } }),
    onSuccess: (pairs) => client.setQueryData(PAIRS, pairs),
    onError: (error) => toast.error(taskScreen.notJoined, { description: sentenceOf(error) }),
  });
}

interface Said {
  names: readonly [string, string];
  same: boolean | null;
}

/** Asks of two names that may be one person; a guess joins none. */
export function SamePerson({ names }: { names: readonly string[] }) {
  const pairs = useNamePairs();
  const set = useSetPair();
  const asked = nextQuestion(names, pairs);
  if (!asked) return null;
  const [short, long] = asked;
  const say = (same: boolean) =>
    set.mutate(
      { names: asked, same },
      {
        onSuccess: () =>
          toast.success(fill(same ? taskScreen.joined : taskScreen.apart, { short, long }), {
            action: {
              label: taskScreen.undo,
              onClick: () => set.mutate({ names: asked, same: null }),
            },
          }),
      },
    );
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-md bg-sunken py-2 pr-2 pl-4 text-sm"
    >
      <Users aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
      <p className="min-w-0 flex-1 basis-48 text-ink-soft">
        {fill(taskScreen.samePerson, { short, long })}
      </p>
      <span className="flex gap-2">
        <Button size="s" variant="secondary" onClick={() => say(true)}>
          {taskScreen.same}
        </Button>
        <Button size="s" variant="ghost" onClick={() => say(false)}>
          {taskScreen.different}
        </Button>
      </span>
    </div>
  );
}
