import { signInAgain, signInScreen } from '../../messages/index.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FloatingNotice } from '../../ui/floating-notice.tsx';
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
        // The address is known.
        initialFocus="input[type=password]"
      >
        <SignInWays email={email} from={`${pathname}${search}${hash}`} />
      </Dialog>
      {!open && (
        <FloatingNotice
          actions={
            <Button size="s" onClick={() => setOpen(true)}>
              {signInScreen.submit}
            </Button>
          }
        >
          {signInAgain.text}
        </FloatingNotice>
      )}
    </>
  );
}
