import type { Installation } from '@notelark/api/installation';
import { serveInstallation } from '../features/installation/installation.routes.ts';
import type { Payments } from '../ports/payments.ts';
import type { AppContext, FeatureModule } from './context.ts';
import type { Engines } from './engines.ts';

export function composeInstallation(context: AppContext, { provider }: Payments): FeatureModule {
  const { config, engines, publicUrl } = context;
  const { transcriber, summarizer } = engines;
  const { id, label, draft } = transcriber.engine;
  const { onlyLanguage } = transcriber;
  const installation: Installation = {
    payments: provider,
    uploadMegabytes: config.uploadMegabytes,
    encryptedConnections: publicUrl.protocol === 'https:',
    localModel: localModelOf(engines),
    languageModel: summarizer.engine.id !== 'embedded',
    recognizer: { available: id !== 'none', label, draft, onlyLanguage },
  };
  return { serve: (app, services) => serveInstallation(app, installation, services) };
}

function localModelOf({ localModel, summarizer }: Engines): Installation['localModel'] {
  if (localModel === null || localModel.state === 'absent') {
    const isUsed = summarizer.engine.id === 'local';
    return isUsed ? { state: 'used', secondsForHalfHour: null } : null;
  }
  if (localModel.state === 'unfit') return { state: 'unfit', secondsForHalfHour: null };
  const { state, seconds } = localModel;
  return {
    state: state === 'ready' ? 'used' : 'slow',
    secondsForHalfHour: Number.isFinite(seconds) ? seconds : null,
  };
}
