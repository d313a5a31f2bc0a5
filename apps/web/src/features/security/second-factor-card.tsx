import { Suspense, useState } from 'react';
import { securityScreen, signInWays } from '../../messages/index.ts';
import { hasCode } from '../../lib/api-error.ts';
import { type ApiOutput, request } from '../../lib/client.ts';
import { fill, formatDay } from '../../lib/format.ts';
import { useSignInMeans } from '../../lib/sign-in-means.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { CodeField, type Confirmation, ConfirmForm } from './confirm-form.tsx';
import { useSecurityChange } from './queries.ts';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { SecurityCard } from './security-card.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';

const QrCode = lazyPart(() => import('./qr-code.tsx'));

type Asked = 'on' | 'off' | 'codes';

export function SecondFactorCard() {
  const means = useSignInMeans().data;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (!means) return null;
  const { secondFactor } = means;
  const close = () => setAsked(null);
  const show = (made: readonly string[]) => {
    setCodes(made);
    close();
  };
  return (
    <SecurityCard
      title={securityScreen.factor}
      description={
        secondFactor
          ? fill(securityScreen.factorOn, {
              date: formatDay(secondFactor.since),
              left: secondFactor.recoveryCodesLeft,
            })
          : securityScreen.factorOff
      }
      actions={secondFactor ? <OnActions onAsk={setAsked} /> : <OffActions onAsk={setAsked} />}
    >
      {asked === 'on' && <TurnOn onDone={show} onClose={close} />}
      {asked === 'off' && <TurnOff onClose={close} />}
      {asked === 'codes' && <NewCodes onDone={show} onClose={close} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </SecurityCard>
  );
}

interface ActionsProps {
  onAsk: (asked: Asked) => void;
}

const OffActions = ({ onAsk }: ActionsProps) => (
  <Button variant="secondary" onClick={() => onAsk('on')}>
    {securityScreen.turnOn}
  </Button>
);

const OnActions = ({ onAsk }: ActionsProps) => (
  <>
    <Button variant="secondary" onClick={() => onAsk('codes')}>
      {securityScreen.newCodes}
    </Button>
    <Button variant="secondary" onClick={() => onAsk('off')}>
      {securityScreen.turnOff}
    </Button>
  </>
);

interface MakingProps {
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** The password, then the secret and a first code of it. */
function TurnOn({ onDone, onClose }: MakingProps) {
  const begin = useSecurityChange(({ password }: Confirmation) =>
    request('POST /api/account/second-factor', { body: { password } }),
  );
  if (begin.data) return <Enroll secret={begin.data} onDone={onDone} onClose={onClose} />;
  return (
    <ConfirmForm
      title={securityScreen.turnOnTitle}
      description={securityScreen.factorOff}
      submitLabel={securityScreen.continue}
      busy={begin.isPending}
      error={begin.error}
      onConfirm={(confirmation) => begin.mutate(confirmation)}
      onClose={onClose}
    />
  );
}

interface EnrollProps extends MakingProps {
  secret: ApiOutput<'POST /api/account/second-factor'>;
}

function Enroll({ secret: { secret, uri }, onDone, onClose }: EnrollProps) {
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const confirm = useSecurityChange(
    () => request('POST /api/account/second-factor/confirm', { body: { code } }),
    {
      onSuccess: ({ recoveryCodes }) => {
        toast.success(securityScreen.turnedOn);
        onDone(recoveryCodes);
      },
    },
  );
  const isMissing = code.trim() === '';
  const submit = () => {
    setTried(true);
    if (!isMissing) confirm.mutate();
  };
  const wrong = hasCode(confirm.error, 'second-factor-wrong') ? confirm.error.message : undefined;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={securityScreen.turnOnTitle}
      description={securityScreen.scan}
    >
      <div className="grid justify-items-center gap-3">
        <div className="size-48">
          <Suspense>
            <QrCode text={uri} />
          </Suspense>
        </div>
        <p className="text-sm text-ink-soft">
          {securityScreen.key}:{' '}
          <code className="font-mono break-all text-ink">{inGroups(secret)}</code>
        </p>
      </div>
      <Form noValidate onSubmit={submit} className="grid gap-4">
        <CodeField
          value={code}
          onChange={setCode}
          error={tried && isMissing ? signInWays.codeRequired : wrong}
        />
        <Button type="submit" busy={confirm.isPending}>
          {securityScreen.confirmCode}
        </Button>
      </Form>
    </Dialog>
  );
}

const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

function TurnOff({ onClose }: { onClose: () => void }) {
  const remove = useSecurityChange(
    (body: Confirmation) => request('POST /api/account/second-factor/remove', { body }),
    {
      onSuccess: () => {
        toast.success(securityScreen.turnedOff);
        onClose();
      },
    },
  );
  return (
    <ConfirmForm
      title={securityScreen.turnOffTitle}
      description={securityScreen.turnOffText}
      submitLabel={securityScreen.turnOff}
      danger
      asksCode
      busy={remove.isPending}
      error={remove.error}
      onConfirm={(confirmation) => remove.mutate(confirmation)}
      onClose={onClose}
    />
  );
}

function NewCodes({ onDone, onClose }: MakingProps) {
  const renew = useSecurityChange(
    (body: Confirmation) => request('POST /api/account/second-factor/recovery-codes', { body }),
    { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) },
  );
  return (
    <ConfirmForm
      title={securityScreen.newCodesTitle}
      description={securityScreen.newCodesText}
      submitLabel={securityScreen.newCodes}
      asksCode
      busy={renew.isPending}
      error={renew.error}
      onConfirm={(confirmation) => renew.mutate(confirmation)}
      onClose={onClose}
    />
  );
}
