import { SignInAgainDialog } from '../features/accounts/sign-in-again-dialog.tsx';
import Data from './data.tsx';

/** The guard stands outside of the page and of the data around it. */
export default function SignInAgain({ email }: { email: string }) {
  return (
    <Data>
      <SignInAgainDialog email={email} />
    </Data>
  );
}
