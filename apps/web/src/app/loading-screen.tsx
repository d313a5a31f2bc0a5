import { navigation } from '@notelark/contracts/messages.en';
import { FullScreenSpinner } from '../ui/spinner.tsx';

export function LoadingScreen() {
  return <FullScreenSpinner label={navigation.loadingPage} />;
}
