import { Navigate, useLocation } from 'react-router';

/** Away to the sign-in form, and back to this page afterwards. */
export function ToSignIn() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to="/login" replace state={{ from: `${pathname}${search}${hash}` }} />;
}
