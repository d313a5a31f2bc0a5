import type { ConfirmationService } from '../features/accounts/confirmation.service.ts';
import { serveApiKeys } from '../features/api-keys/api-keys.routes.ts';
import { ApiKeysService } from '../features/api-keys/api-keys.service.ts';
import { KeyMaking } from '../features/api-keys/key-making.service.ts';
import type { MailService } from '../features/mail/mail.service.ts';
import type { AppContext, FeatureModule } from './context.ts';

export interface ApiKeysModule extends FeatureModule {
  keys: ApiKeysService;
}

interface Deps {
  mail: MailService;
  confirmation: ConfirmationService;
}

export function composeApiKeys(context: AppContext, deps: Deps): ApiKeysModule {
  const keys = new ApiKeysService({ ...context, making: new KeyMaking({ ...context, ...deps }) });
  return { keys, serve: (app, http) => serveApiKeys(app, keys, http) };
}
