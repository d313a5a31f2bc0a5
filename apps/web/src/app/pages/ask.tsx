import { AskPanel } from '../../features/ask/ask-panel.tsx';
import { askScreen } from '../../messages/index.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { PageHead } from '../page-head.tsx';

export default function AskPage() {
  return (
    <>
      <PageHead title={askScreen.title} />
      <PageTitle title={askScreen.title} description={askScreen.description} />
      <AskPanel />
    </>
  );
}
