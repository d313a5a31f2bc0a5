import { VerifyReceipt } from '../../features/receipts/verify-receipt.tsx';
import { verifyScreen } from '../../messages/index.ts';
import { PageHead } from '../page-head.tsx';
import { Article } from '../shell/article.tsx';

export default function VerifyReceiptPage() {
  return (
    <Article title={verifyScreen.title} text={verifyScreen.intro}>
      <PageHead title={verifyScreen.title} description={verifyScreen.description} />
      <VerifyReceipt />
    </Article>
  );
}
