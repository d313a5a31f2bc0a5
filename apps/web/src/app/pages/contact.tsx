import { contactScreen } from '../../messages/index.ts';
import { planIds, plans } from '@notelark/api/plans';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import { SupportAddress } from '../../features/contact/support-address.tsx';
import { fill } from '../../lib/format.ts';
import { useInstallation } from '../../lib/installation.ts';
import { Alert } from '../../ui/alert.tsx';
import { PageHead } from '../page-head.tsx';
import { Article } from '../shell/article.tsx';

export default function ContactPage() {
  const installation = useInstallation();
  return (
    <Article title={contactScreen.heading} text={contactScreen.intro} width="wide">
      <PageHead title={contactScreen.title} description={contactScreen.description} />
      <div className="grid items-start gap-10 lg:grid-cols-[1.6fr_1fr]">
        <div className="rounded-xl border border-line bg-surface p-6 shadow-md sm:p-9">
          {installation?.sendsMail === false ? (
            <Alert tone="info">
              <strong className="block">{contactScreen.noMailTitle}</strong>
              {contactScreen.noMail}
            </Alert>
          ) : (
            <ContactForm />
          )}
        </div>
        <aside className="mail-only grid gap-6 text-sm text-ink-soft lg:pt-9">
          <p>
            {contactScreen.fallback} <SupportAddress />
          </p>
          <div className="grid gap-2">
            <h2 className="text-base font-semibold text-ink">{contactScreen.hoursTitle}</h2>
            <ul className="grid gap-1">
              {planIds.map((id) => (
                <li key={id}>
                  {fill(contactScreen.hours, {
                    plan: plans[id].name,
                    n: plans[id].limits.supportHours,
                  })}
                </li>
              ))}
            </ul>
          </div>
        </aside>
      </div>
    </Article>
  );
}
