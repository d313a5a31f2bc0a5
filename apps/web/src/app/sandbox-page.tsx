import { sandboxScreen } from '../messages/index.ts';
import type { ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';
import { Alert } from '../ui/alert.tsx';
import { Card } from '../ui/card.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { PageHead } from './page-head.tsx';

interface SandboxPageProps {
  title: string;
  className: string;
  children: ReactNode;
}

/** The frame of what stands in for a payment provider's own pages: plainly marked as a test. */
export function SandboxPage({ title, className, children }: SandboxPageProps) {
  return (
    <div className={cx('mx-auto', className)}>
      <PageHead title={title} />
      <PageTitle title={title} />
      <Alert tone="info" className="mb-6">
        {sandboxScreen.notice}
      </Alert>
      <Card className="grid gap-6">{children}</Card>
    </div>
  );
}
