import type { NewsletterIssue } from '@notelark/api/admin-support';
import { useState } from 'react';
import { request } from '../../lib/client.ts';
import { fill } from '../../lib/format.ts';
import { adminNewsletter } from '../../messages/index.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { IssueEditor } from './issue-editor.tsx';
import { formatMoment, Loaded, Pager } from './parts.tsx';
import { useAdminQuery, useCursor } from './queries.ts';

export function AdminNewsletter() {
  const { after, go } = useCursor('newsletter');
  const [draft, setDraft] = useState<NewsletterIssue | null>(null);
  const newsletter = useAdminQuery(['newsletter', after], (options) =>
    request('GET /api/admin/newsletter', { query: { after }, ...options }),
  );
  return (
    <Loaded query={newsletter}>
      {({ issues, next, subscribers }) => (
        <div className="grid items-start gap-6 lg:grid-cols-[1.5fr_1fr]">
          <Card>
            <CardHeader
              title={draft === null ? adminNewsletter.write : adminNewsletter.edit}
              description={fill(adminNewsletter.subscribers, { n: subscribers })}
            >
              {draft !== null && (
                <Button variant="ghost" size="s" onClick={() => setDraft(null)}>
                  {adminNewsletter.discard}
                </Button>
              )}
            </CardHeader>
            <IssueEditor
              key={draft?.id ?? 'new'}
              draft={draft}
              subscribers={subscribers}
              onDraft={setDraft}
            />
          </Card>
          <Card>
            <CardHeader title={adminNewsletter.issues} />
            <IssueList issues={issues} onOpen={setDraft} />
            <Pager after={after} next={next} onGo={go} />
          </Card>
        </div>
      )}
    </Loaded>
  );
}

interface IssueListProps {
  issues: readonly NewsletterIssue[];
  onOpen: (issue: NewsletterIssue) => void;
}

function IssueList({ issues, onOpen }: IssueListProps) {
  if (issues.length === 0) return <p className="text-sm text-ink-soft">{adminNewsletter.none}</p>;
  return (
    <ul className="grid gap-3">
      {issues.map((issue) => (
        <li key={issue.id} className="grid justify-items-start gap-1">
          {issue.sentAt === null ? (
            <>
              <Button
                variant="ghost"
                size="s"
                className="-ml-3"
                aria-label={fill(adminNewsletter.open, { subject: issue.subject })}
                onClick={() => onOpen(issue)}
              >
                {issue.subject}
              </Button>
              <Badge>{adminNewsletter.draft}</Badge>
            </>
          ) : (
            <>
              <span className="text-sm font-medium wrap-anywhere">{issue.subject}</span>
              <span className="text-xs text-ink-faint">
                {fill(adminNewsletter.sent, {
                  when: formatMoment(issue.sentAt),
                  n: issue.recipients,
                })}
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
