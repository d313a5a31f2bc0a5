import { signInAgain, signInScreen } from '../../messages/index.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SignInWays } from './sign-in-ways.tsx';

/** Above a page whose session has expired. It can be put aside, to copy or save what the page holds. */
export function SignInAgainDialog({ email }: { email: string }) {
  const [open, setOpen] = useState(true);
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={signInAgain.title}
        description={signInAgain.text}
      >
        <SignInWays email={email} from={`${pathname}${search}${hash}`} />
      </Dialog>
      {!open && (
        <output className="fixed inset-x-3 bottom-3 z-30 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-3 rounded-md border border-accent-line bg-accent-wash px-4 py-3 text-sm text-accent-text shadow-md">
          {signInAgain.text}
          <Button size="s" onClick={() => setOpen(true)}>
            {signInScreen.submit}
          </Button>
        </output>
      )}
    </>
  );
}
