import { webSettings } from '#web/platform/web-settings.ts';
import { classNames } from './class-names.ts';

/** The brand's mark; the server sends the operator's own where one is set. */
export function LogoMark({ size = 32, className }: { size?: number; className?: string }) {
  return (
    <img
      src="/app/brand/logo"
      alt=""
      width={size}
      height={size}
      className={classNames('shrink-0', className)}
    />
  );
}

/** Mark and name side by side. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <LogoMark size={size} />
      <span className="line-clamp-2 text-base/5 font-semibold tracking-tight wrap-anywhere">
        <bdi>{webSettings.brand.name}</bdi>
      </span>
    </span>
  );
}
