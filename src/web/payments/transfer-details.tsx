import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { renderSVG } from 'uqr';
import type { BankAccountView } from '#contract/bank-accounts.ts';
import type { PaymentRequestView } from '#contract/payments.ts';
import { spacedReference } from '#domain/payments/creditor-reference.ts';
import { paymentMessages as texts } from '#messages/payments.ts';
import { buttonClass, IconButton } from '#web/design-system/button.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { copyText } from '#web/platform/copy-text.ts';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { Link } from '#web/platform/router.tsx';
import { trustedHtml } from '#web/platform/trusted-html.ts';
import { exactText } from './amounts.ts';

interface TransferDetailsProps {
  request: PaymentRequestView;
  /** How else it can be paid. */
  children?: ReactNode;
}

/** How to pay what is due by bank transfer: everything to copy, and a code where a banking app can read one. */
export function TransferDetails({ request, children }: TransferDetailsProps) {
  const { due, currency, quoteNumber, reference, accounts, codes } = request;
  if (due === 0) return null;
  const [account] = accounts;
  const code = codes.find((each) => each.account === account?.id);
  return (
    <section className="grid gap-3 rounded-card border border-line-strong p-4 sm:p-6">
      <h3 className="font-semibold">{texts.pay}</h3>
      <p className="text-muted">{texts.payOf(quoteNumber, exactText(currency, due))}</p>
      {children && (
        <>
          <h4 className="text-sm font-medium">{texts.byCard}</h4>
          {children}
          <h4 className="mt-3 border-t border-line pt-5 text-sm font-medium">{texts.byTransfer}</h4>
        </>
      )}
      {account ? (
        <div className={classNames('grid gap-4', code && 'sm:grid-cols-[minmax(0,1fr)_auto]')}>
          <dl className="grid max-w-md gap-3">
            <Detail
              label={texts.reference}
              value={reference}
              shown={spacedReference(reference)}
              about={texts.referenceAbout}
            />
            <Detail label={texts.amount} value={exactText(currency, due)} />
            <Account account={account} />
          </dl>
          {code && (
            <figure className="grid max-w-44 content-start gap-2">
              <div
                className="bg-white p-2"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own library of what the server says
                dangerouslySetInnerHTML={trustedHtml(renderSVG(code.content))}
              />
              <figcaption className="text-xs text-muted">{texts.scan}</figcaption>
            </figure>
          )}
          {account.note && <p className="text-sm whitespace-pre-line text-muted">{account.note}</p>}
          {account.currency !== currency && (
            <p className="text-sm text-muted">{texts.otherCurrency(account.currency)}</p>
          )}
        </div>
      ) : (
        <>
          <p>{texts.noAccounts}</p>
          <Link to={dashboardPaths.messages} className={classNames(buttonClass(), 'justify-self-start')}>
            {texts.askHowToPay}
          </Link>
        </>
      )}
    </section>
  );
}

function Account({ account }: { account: BankAccountView }) {
  return (
    <>
      <Detail label={texts.holder} value={account.holder} />
      <Detail label={texts.iban} value={account.number} shown={spacedReference(account.number)} />
      {account.bic && <Detail label={texts.bic} value={account.bic} />}
      <Detail label={texts.bank} value={account.bank} />
    </>
  );
}

interface DetailProps {
  label: string;
  value: string;
  /** How it is shown, if not as it is copied. */
  shown?: string;
  about?: string;
}

function Detail({ label, value, shown = value, about }: DetailProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2">
      <dt className="text-sm text-muted">{label}</dt>
      <dd dir="ltr" className="col-start-1 text-start font-medium tabular wrap-anywhere select-all">
        {shown}
      </dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <IconButton
          label={texts.copyOf(label)}
          icon={<Copy aria-hidden="true" size={18} strokeWidth={1.5} />}
          onClick={() => copyText(value, texts.copied, texts.notCopied)}
        />
      </dd>
      {about && <dd className="col-start-1 text-xs text-muted">{about}</dd>}
    </div>
  );
}
