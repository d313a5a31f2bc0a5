import { termsOfService } from '../../content/legal.ts';
import { LegalPage } from './legal-page.tsx';

export default function TermsPage() {
  return <LegalPage text={termsOfService} />;
}
