import { Link } from 'react-router';
import { questions } from '../../content/faq.ts';
import { commonQuestions } from '../../content/landing.ts';
import { QuestionList } from '../../ui/question-list.tsx';
import { Section } from './section.tsx';

export function CommonQuestions() {
  return (
    <Section title={commonQuestions.title} tinted>
      <div className="grid gap-6">
        <QuestionList questions={questions} as="h3" />
        <Link to="/faq" className="link w-fit">
          {commonQuestions.action}
        </Link>
      </div>
    </Section>
  );
}
