import { privacyPolicy } from '../../content/legal.ts';
import { LegalPage } from './legal-page.tsx';

export default function PrivacyPage() {
  return <LegalPage text={privacyPolicy} />;
}
