import { NewsletterLink } from './newsletter-link.tsx';

export default function NewsletterConfirmPage() {
  return <NewsletterLink action="confirm" />;
}
