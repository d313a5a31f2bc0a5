import { NewsletterLink } from './newsletter-link.tsx';

export default function NewsletterUnsubscribePage() {
  return <NewsletterLink action="unsubscribe" />;
}
