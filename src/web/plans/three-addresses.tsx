import { readOn } from '#domain/catalogue/facts.ts';
import { americanCompanyMessages as messages } from '#messages/american-company.ts';
import { SourceMark } from '#web/design-system/source-mark.tsx';

const sources = readOn('high', [
  'Stripe Atlas: what the application asks for',
  'https://stripe.com/docs/atlas/application',
]);

const addresses = [
  { name: messages.agent, use: messages.agentUse, where: messages.agentWhere, x: 70, isOfCompany: true },
  {
    name: messages.business,
    use: messages.businessUse,
    where: messages.businessWhere,
    x: 210,
    isOfCompany: true,
  },
  {
    name: messages.mailbox,
    use: messages.mailboxUse,
    where: messages.mailboxWhere,
    x: 350,
    isOfCompany: false,
  },
] as const;

/** Registered agent, business address and mailbox of one company, in one picture with its text. */
export function ThreeAddresses() {
  return (
    <figure className="grid gap-3">
      <div role="img" aria-label={messages.addressesText} className="max-w-md">
        <svg viewBox="0 0 420 82" aria-hidden="true" className="block w-full">
          <rect x="150" y="4" width="120" height="32" rx="8" className="fill-surface stroke-line-strong" />
          <text x="210" y="25" textAnchor="middle" fontSize="15" className="fill-text font-medium">
            {messages.company}
          </text>
          {addresses.map(({ name, x, isOfCompany }) => (
            <g key={name}>
              <path
                d={`M210 36 L${x} 66`}
                className={isOfCompany ? 'stroke-accent' : 'stroke-line-strong'}
                strokeWidth="1.5"
                strokeDasharray={isOfCompany ? undefined : '4 4'}
              />
              <circle
                cx={x}
                cy="72"
                r="6"
                className={isOfCompany ? 'fill-accent stroke-accent' : 'fill-page stroke-line-strong'}
              />
            </g>
          ))}
        </svg>
        <ul dir="ltr" className="flex text-center">
          {addresses.map(({ name, use, where }) => (
            <li key={name} className="min-w-0 flex-1 px-1 wrap-anywhere">
              <span className="block font-medium">{name}</span>
              <span className="block text-xs text-muted">{use}</span>
              <span className="block text-xs text-muted">{where}</span>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="max-w-prose text-pretty">
        {messages.addressesText} <SourceMark sources={sources} subject={messages.addressesSource} />
      </figcaption>
    </figure>
  );
}
