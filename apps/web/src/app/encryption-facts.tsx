import { encryptionFacts } from '../messages/index.ts';
import { useInstallation } from '../lib/installation.ts';

/** What is encrypted here. Its place stays empty until it is known. */
export function EncryptionFacts() {
  const installation = useInstallation();
  if (!installation) return null;
  const { encryptedConnections } = installation;
  return (
    <div className="grid gap-2 text-ink-soft">
      <p>{encryptionFacts.title}</p>
      <ul className="grid list-disc gap-2 pl-5 marker:text-accent-text">
        <li>
          {encryptedConnections ? encryptionFacts.connections : encryptionFacts.noConnections}
        </li>
        <li>{encryptionFacts.files}</li>
      </ul>
    </div>
  );
}
