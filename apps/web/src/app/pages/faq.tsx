import { Link } from 'react-router';
import { faqPage, questions } from '../../content/faq.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { QuestionList } from '../../ui/question-list.tsx';
import { PageHead } from '../page-head.tsx';
import { Article } from '../shell/article.tsx';

export default function FaqPage() {
  const { account } = useSession();
  return (
    <Article title={faqPage.title} text={faqPage.text}>
      <PageHead title={faqPage.title} description={faqPage.description} />
      <QuestionList questions={questions} />
      <div className="grid gap-4 rounded-lg border border-line bg-surface p-7">
        <h2 className="text-lg">{faqPage.closing}</h2>
        <p className="text-ink-soft">{faqPage.closingText}</p>
        <div className="flex flex-wrap gap-3">
          <Button asChild variant={account ? 'primary' : 'secondary'}>
            <Link to="/contact">{faqPage.contact}</Link>
          </Button>
          {!account && (
            <Button asChild className="visitors-only">
              <Link to="/signup">{faqPage.start}</Link>
            </Button>
          )}
        </div>
      </div>
    </Article>
  );
}
