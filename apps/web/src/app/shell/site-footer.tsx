import { footer, navigation } from '../../messages/index.ts';
import { Logo } from './logo.tsx';
import { NavLinks } from './nav-links.tsx';

export function SiteFooter() {
  return (
    <footer className="mt-auto border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-12 sm:px-6 md:grid-cols-[1fr_auto] md:items-start">
        <div className="grid justify-items-start gap-3">
          <Logo />
          <p className="max-w-xs text-sm text-ink-faint">{footer.line}</p>
        </div>
        <nav aria-label={navigation.footerNav}>
          <NavLinks
            links={['pricing', 'about', 'faq', 'contact', 'privacy', 'terms']}
            className="-mx-3 grid grid-cols-2 gap-x-4 gap-y-2.5 sm:grid-cols-3"
          />
        </nav>
        <p className="text-xs text-ink-faint md:col-span-2">{footer.copyright}</p>
      </div>
    </footer>
  );
}
