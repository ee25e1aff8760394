import { type BrandView, readBrand } from '#contract/brand.ts';
import { brandMessages } from '#messages/brand.ts';
import { operatorMessages } from '#messages/operator.ts';
import { setAnswer, useQuery } from '#web/platform/query.ts';
import { usePage } from '#web/platform/use-page.ts';
import { BrandForm } from './brand/brand-form.tsx';
import { LogoSetting } from './brand/logo-setting.tsx';
import { PageHead, ReadStates } from './list-page.tsx';
import { PracticeSetting } from './practice-setting.tsx';

/** Under which name, look and texts the installation runs. */
export default function BrandPage() {
  const heading = usePage(operatorMessages.titles.brand);
  const query = useQuery(readBrand, {});
  const update = (brand: BrandView) => setAnswer(readBrand, {}, () => ({ brand }));
  return (
    <div className="flex flex-col gap-6">
      <PageHead heading={heading} title={operatorMessages.titles.brand} about={brandMessages.about} />
      <ReadStates query={query} heading={heading} unread={brandMessages.unread}>
        {({ brand }) => (
          <>
            <BrandForm brand={brand} onSaved={update} />
            <LogoSetting brand={brand} onSaved={update} />
            <PracticeSetting />
          </>
        )}
      </ReadStates>
    </div>
  );
}
