import { useSearchParams } from 'react-router';
import { FixHistory } from '../../features/vocabulary/fix-history.tsx';
import { VocabularyList } from '../../features/vocabulary/vocabulary-list.tsx';
import { useTeam } from '../../features/team/queries.ts';
import { vocabularyScreen } from '../../messages/index.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { PageHead } from '../page-head.tsx';

type View = 'own' | 'team' | 'fixes';
const isView = (value: string | null): value is View =>
  value === 'own' || value === 'team' || value === 'fixes';

export default function VocabularyPage() {
  const [params, setParams] = useSearchParams();
  const team = useTeam().data?.team;
  const asked = params.get('tab');
  const tabs = [
    { value: 'own', label: vocabularyScreen.own, content: <VocabularyList of="own" /> },
    ...(team
      ? [
          {
            value: 'team',
            label: vocabularyScreen.team,
            content: <VocabularyList of="team" />,
          } as const,
        ]
      : []),
    { value: 'fixes', label: vocabularyScreen.fixes, content: <FixHistory /> },
  ] as const;
  const known = tabs.some(({ value }) => value === asked);
  return (
    <>
      <PageHead title={vocabularyScreen.title} />
      <PageTitle title={vocabularyScreen.title} description={vocabularyScreen.description} />
      <div className="max-w-4xl">
        <Tabs<View>
          label={vocabularyScreen.tabs}
          tabs={tabs}
          value={known && isView(asked) ? asked : 'own'}
          onChange={(value) => setParams(value === 'own' ? {} : { tab: value }, { replace: true })}
        />
      </div>
    </>
  );
}
