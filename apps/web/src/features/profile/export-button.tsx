import { profileScreen } from '../../messages/index.ts';
import { Download } from 'lucide-react';
import { urlOf } from '../../lib/client.ts';
import { Button } from '../../ui/button.tsx';

/** Everything as one archive. The browser saves it as it comes: it may be larger than the memory. */
export function ExportButton() {
  return (
    <Button variant="secondary" onClick={saveArchive}>
      <Download aria-hidden="true" />
      {profileScreen.exportData}
    </Button>
  );
}

function saveArchive(): void {
  const link = document.createElement('a');
  link.href = urlOf('GET /api/account/export');
  link.download = '';
  link.click();
}
