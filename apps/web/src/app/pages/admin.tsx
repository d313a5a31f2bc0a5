import { useLocation, useNavigate } from 'react-router';
import { AdminActivity } from '../../features/admin/activity.tsx';
import { AdminEngines } from '../../features/admin/engines.tsx';
import { AdminJobs } from '../../features/admin/jobs.tsx';
import { AdminNewsletter } from '../../features/admin/newsletter.tsx';
import { AdminPeople } from '../../features/admin/people.tsx';
import { AdminSupport } from '../../features/admin/support.tsx';
import { AdminUsage } from '../../features/admin/usage.tsx';
import { useAccount } from '../../lib/session.ts';
import { adminScreen } from '../../messages/index.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { PageHead } from '../page-head.tsx';
import NotFoundPage from './not-found.tsx';

const { tabs } = adminScreen;
/** Each section has an address of its own. */
const sections = [
  { value: '/admin', label: tabs.usage, content: <AdminUsage /> },
  { value: '/admin/people', label: tabs.people, content: <AdminPeople /> },
  { value: '/admin/jobs', label: tabs.jobs, content: <AdminJobs /> },
  { value: '/admin/engines', label: tabs.engines, content: <AdminEngines /> },
  { value: '/admin/support', label: tabs.support, content: <AdminSupport /> },
  { value: '/admin/newsletter', label: tabs.newsletter, content: <AdminNewsletter /> },
  { value: '/admin/log', label: tabs.activity, content: <AdminActivity /> },
];

/** For administrators; to everyone else it does not exist. */
export default function AdminPage() {
  const { administrator } = useAccount();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (!administrator) return <NotFoundPage />;
  const section = sections.find(({ value }) => value === pathname.replace(/\/$/, ''));
  return (
    <>
      <PageHead title={`${section?.label ?? ''} · ${adminScreen.title}`} />
      <PageTitle title={adminScreen.title} />
      <Tabs
        label={adminScreen.sections}
        tabs={sections}
        value={section?.value ?? '/admin'}
        onChange={(path) => void navigate(path)}
      />
    </>
  );
}
