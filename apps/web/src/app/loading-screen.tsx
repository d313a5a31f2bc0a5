import { navigation } from '../messages/index.ts';
import { FullScreenSpinner } from '../ui/spinner.tsx';

export function LoadingScreen() {
  return <FullScreenSpinner label={navigation.loadingPage} />;
}
