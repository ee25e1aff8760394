import { useCallback, useEffect, useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import {
  declineSigning,
  type readSigning,
  readSigning as readSigningOperation,
  readSigningPage,
  sendSigningCode,
  signDocument,
} from '#contract/signing.ts';
import { commonMessages } from '#messages/common.ts';
import { pageTitles } from '#messages/page-titles.ts';
import { signingMessages as texts } from '#messages/signing.ts';
import { Button, buttonClass } from '#web/design-system/button.tsx';
import { Checkbox } from '#web/design-system/checkbox.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { PublicPage } from '#web/design-system/public-page.tsx';
import { TextAreaField, TextField } from '#web/design-system/text-input.tsx';
import { paths } from '#web/paths.ts';
import { call, describeFailure, isFailure } from '#web/platform/call.ts';
import { comingFrom } from '#web/platform/return-path.ts';
import { Link, useLocation, useNavigate } from '#web/platform/router.tsx';
import { signOut } from '#web/platform/sign-out.ts';
import { useStoredLogin } from '#web/platform/stored-login.ts';
import { usePage } from '#web/platform/use-page.ts';
import { DrawnSignature } from './drawn-signature.tsx';

type Signing = OutputOf<typeof readSigning>['signing'];

/** Where the link of a signer leads: reads, signs or declines. */
export default function SignPage() {
  const heading = usePage(pageTitles.sign);
  const location = useLocation();
  const token = location.hash.slice(1);
  const [signing, setSigning] = useState<Signing>();
  const [ended, setEnded] = useState<string>();
  const read = useCallback(() => {
    call(readSigningOperation, { input: { token } }).then(
      (answer) => {
        const { changed } = answer.signing;
        setEnded(changed.length > 0 ? texts.voidForYou(changed) : undefined);
        setSigning(answer.signing);
      },
      (failure: unknown) => setEnded(describeFailure(failure)),
    );
  }, [token]);
  useEffect(() => {
    if (token === '') setEnded(texts.noLink);
    else read();
  }, [token, read]);
  return (
    <PublicPage signInState={comingFrom(location)}>
      <div className="mx-auto flex max-w-2xl flex-col gap-6">
        <PageTitle ref={heading}>{pageTitles.sign}</PageTitle>
        {ended && (
          <>
            <p role="status" className="text-base text-pretty">
              {ended}
            </p>
            <WayOn />
          </>
        )}
        {!ended && signing && <Signature token={token} signing={signing} onEnd={setEnded} onVoid={read} />}
      </div>
    </PublicPage>
  );
}

/** Where people go on once there is nothing to sign here. */
function WayOn() {
  const login = useStoredLogin();
  const isSignedIn = login !== undefined && login !== 'loading';
  return (
    <Link
      to={isSignedIn ? paths.dashboard : paths.onboarding}
      className={classNames(buttonClass(), 'self-start')}
    >
      {isSignedIn ? commonMessages.toDashboard : texts.toStart}
    </Link>
  );
}

interface SignatureProps {
  token: string;
  signing: Signing;
  onEnd(sentence: string): void;
  /** The record changed meanwhile. */
  onVoid(): void;
}

interface SignatureProblem {
  sentence: string;
  /** What somebody who is not, or no longer, known as the signer can do. */
  wayOn: 'sign-in' | 'sign-in-again' | 'other-account' | undefined;
}

function wayOnFrom(failure: unknown): SignatureProblem['wayOn'] {
  if (isFailure(failure, 'sign-in-required')) return 'sign-in';
  if (isFailure(failure, 'sign-in-again')) return 'sign-in-again';
  return isFailure(failure, 'signing-not-yours') ? 'other-account' : undefined;
}

function Signature({ token, signing, onEnd, onVoid }: SignatureProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const byAccount = signing.identifyBy === 'account';
  const [code, setCode] = useState('');
  const [codeSent, setCodeSent] = useState<string>();
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const [method, setMethod] = useState<'typed' | 'drawn'>('typed');
  const [mark, setMark] = useState('');
  const [consents, setConsents] = useState(false);
  const [isDeclining, setIsDeclining] = useState(false);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<SignatureProblem>();
  const [isBusy, setIsBusy] = useState(false);

  async function run(work: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (failure) {
      if (isFailure(failure, 'envelope-void')) return onVoid();
      if (isFailure(failure, 'envelope-closed')) return onEnd(describeFailure(failure));
      setProblem({ sentence: describeFailure(failure), wayOn: wayOnFrom(failure) });
    } finally {
      setIsBusy(false);
    }
  }

  const show = () =>
    run(async () => {
      const found: string[] = [];
      for (let page = 1; page <= signing.pages; page += 1) {
        const { picture } = await call(readSigningPage, { input: { token, code, page } });
        found.push(`data:image/webp;base64,${picture}`);
        setPictures([...found]);
      }
    });

  return (
    <>
      <div>
        <p className="text-lg text-pretty">
          <bdi>{texts.asks(signing.company, signing.title)}</bdi>
        </p>
        <p className="mt-1 text-muted">
          <bdi>
            {texts.forWhom(signing.name)} {texts.until(signing.expiresAt)}
          </bdi>
        </p>
        {signing.isWorkingPaper && <p className="mt-1 text-sm text-muted">{texts.workingPaper}</p>}
      </div>
      {pictures.length === 0 && (
        <div className="grid gap-4 border-t border-line pt-6">
          <p className="text-pretty">{byAccount ? texts.withAccount : texts.withCode}</p>
          {!byAccount && (
            <>
              <Button
                className="justify-self-start"
                isBusy={isBusy}
                onClick={() =>
                  run(async () => setCodeSent((await call(sendSigningCode, { input: { token } })).message))
                }
              >
                {texts.sendCode}
              </Button>
              {codeSent && <p role="status">{codeSent}</p>}
              <TextField
                label={texts.code}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={6}
                value={code}
                fieldClassName="max-w-48"
                onChange={({ target }) => setCode(target.value)}
              />
            </>
          )}
          <Button kind="primary" className="justify-self-start" isBusy={isBusy} onClick={show}>
            {texts.show}
          </Button>
        </div>
      )}
      {pictures.map((picture, index) => (
        <img
          key={picture.slice(-64)}
          src={picture}
          alt={texts.page(index + 1, signing.pages)}
          className="w-full border border-line bg-white"
        />
      ))}
      {problem && (
        <div role="alert" className="grid justify-items-start gap-2">
          <p className="text-bad">{problem.sentence}</p>
          {problem.wayOn === 'sign-in' && (
            <Link to={paths.signIn} state={comingFrom(location)} className={buttonClass()}>
              {texts.signIn}
            </Link>
          )}
          {(problem.wayOn === 'other-account' || problem.wayOn === 'sign-in-again') && (
            <Button
              onClick={async () => {
                if (await signOut()) navigate(paths.signIn, { state: comingFrom(location) });
              }}
            >
              {problem.wayOn === 'other-account' ? texts.otherAccount : texts.signInAgain}
            </Button>
          )}
          {problem.wayOn === 'other-account' && (
            <p className="text-sm text-pretty text-muted">{texts.askSender}</p>
          )}
        </div>
      )}
      {pictures.length > 0 && !isDeclining && (
        <form
          className="grid gap-4 border-t border-line pt-6"
          onSubmit={(event) => {
            event.preventDefault();
            void run(async () => {
              const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
              const input = { token, code, consent: true as const, method, mark, timeZone };
              onEnd((await call(signDocument, { input })).message);
            });
          }}
        >
          <fieldset className="flex flex-wrap gap-4">
            <legend className="mb-2 font-semibold">{texts.how}</legend>
            {(['typed', 'drawn'] as const).map((each) => (
              <label key={each} className="inline-flex min-h-11 items-center gap-2">
                <input
                  type="radio"
                  name="method"
                  checked={method === each}
                  onChange={() => {
                    setMethod(each);
                    setMark('');
                  }}
                />
                {texts.methods[each]}
              </label>
            ))}
          </fieldset>
          {method === 'typed' ? (
            <TextField
              label={texts.name}
              maxLength={120}
              value={mark}
              autoComplete="name"
              onChange={({ target }) => setMark(target.value)}
            />
          ) : (
            <DrawnSignature onChange={setMark} />
          )}
          <Checkbox checked={consents} onChange={({ target }) => setConsents(target.checked)}>
            {texts.consent}
          </Checkbox>
          <div className="flex flex-wrap gap-2">
            <Button kind="primary" type="submit" isBusy={isBusy} disabled={!consents || mark.trim() === ''}>
              {texts.sign}
            </Button>
            <Button kind="quiet" onClick={() => setIsDeclining(true)}>
              {texts.decline}
            </Button>
          </div>
        </form>
      )}
      {pictures.length > 0 && isDeclining && (
        <form
          className="grid gap-4 border-t border-line pt-6"
          onSubmit={(event) => {
            event.preventDefault();
            void run(async () =>
              onEnd((await call(declineSigning, { input: { token, code, reason } })).message),
            );
          }}
        >
          <TextAreaField
            label={texts.reason}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button kind="danger" type="submit" isBusy={isBusy} disabled={reason.trim() === ''}>
              {texts.sendDecline}
            </Button>
            <Button kind="quiet" onClick={() => setIsDeclining(false)}>
              {texts.back}
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
