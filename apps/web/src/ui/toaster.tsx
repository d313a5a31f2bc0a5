import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster as Sonner } from 'sonner';
import { controls } from '../lib/words.ts';

const icons = {
  success: <CircleCheck className="size-5 text-good-text" aria-hidden="true" />,
  error: <CircleAlert className="size-5 text-danger-text" aria-hidden="true" />,
  warning: <TriangleAlert className="size-5 text-accent-text" aria-hidden="true" />,
  info: <Info className="size-5 text-accent-text" aria-hidden="true" />,
};

const classNames = {
  toast:
    'flex w-full items-start gap-3 rounded-md border border-line bg-raised p-4 pr-10 font-sans text-sm text-ink shadow-md',
  title: 'font-semibold',
  description: 'text-ink-soft!',
  content: 'grid min-w-0 gap-0.5',
  icon: 'mt-px shrink-0',
  actionButton:
    'ml-auto shrink-0 self-center rounded-sm px-2.5 py-1.5 font-semibold text-accent-text hover:bg-accent-wash',
  closeButton:
    'absolute top-2.5 right-2.5 grid size-7 place-items-center rounded-sm bg-transparent! text-ink-faint! hover:bg-surface! hover:text-ink! [&_svg]:size-4',
};

interface ToasterProps {
  theme: 'dark' | 'light';
  /** From now on a toast is shown. */
  onReady: () => void;
}

export default function Toaster({ theme, onReady }: ToasterProps) {
  useEffect(onReady, [onReady]);
  return (
    <Sonner
      theme={theme}
      position="bottom-right"
      closeButton
      // In a stack one toast covers the buttons of the other.
      expand
      className="font-sans"
      duration={6000}
      icons={icons}
      customAriaLabel={controls.notifications}
      toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: controls.close }}
    />
  );
}
