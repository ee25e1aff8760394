import { useEffect, useRef } from 'react';
import { accountMessages } from '#messages/accounts.ts';
import { commonMessages } from '#messages/common.ts';
import { Checkbox } from '#web/design-system/checkbox.tsx';
import { basePath, paths } from '#web/paths.ts';
import { linkClass } from './link-class.ts';

/** The agreement to terms and privacy. Both open beside the form, so that nothing typed is lost. */
export function TermsCheckbox({ onChange }: { onChange(isAccepted: boolean): void }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // It may have been ticked before the page came alive.
    onChange(box.current?.checked ?? false);
  }, [onChange]);
  const { before, terms, between, privacy, after } = accountMessages.agreement;
  return (
    <Checkbox ref={box} name="terms" required onChange={({ target }) => onChange(target.checked)}>
      {before}
      <TextLink to={paths.terms}>{terms}</TextLink>
      {between}
      <TextLink to={paths.privacy}>{privacy}</TextLink>
      {after}
    </Checkbox>
  );
}

function TextLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={basePath + to} target="_blank" className={linkClass} rel="noopener">
      {children}
      <span className="sr-only"> ({commonMessages.opensInNewTab})</span>
    </a>
  );
}
