import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '#web/design-system/button.tsx';
import { CountryFlag } from '#web/design-system/country-flag.tsx';
import { Drawer } from '#web/design-system/drawer.tsx';
import { Fold } from '#web/design-system/fold.tsx';
import { FoldMark } from '#web/design-system/fold-mark.tsx';
import { LastDays } from '#web/design-system/last-days.tsx';
import { ProgressSegments } from '#web/design-system/progress-segments.tsx';
import { Seal } from '#web/design-system/seal.tsx';
import { ShowMore } from '#web/design-system/show-more.tsx';
import { Spinner } from '#web/design-system/spinner.tsx';
import { Switch } from '#web/design-system/switch.tsx';
import { ThemeToggle } from '#web/design-system/theme-toggle.tsx';
import { Tooltip } from '#web/design-system/tooltip.tsx';
import { TableHead, WideTable } from '#web/design-system/wide-table.tsx';
import { YesOrNo } from '#web/design-system/yes-or-no.tsx';
import { Section, Specimen } from './section.tsx';

/** A name as long as agencies have them, in two scripts. */
const longName = 'مكتب الخليج للاستشارات Gulf Horizon Corporate Services & Partners';

/** What unfolds, slides in, is switched, and says how far something is. */
export function StateSection() {
  const [isOn, setIsOn] = useState(true);
  const [isOpen, setIsOpen] = useState(false);
  const [answer, setAnswer] = useState<boolean>();
  return (
    <Section title="States and details">
      <div className="grid gap-6 sm:grid-cols-2">
        <Specimen name="Fold, closed and open">
          <Fold summary="What is accepted, and why">A passport that is valid for six months.</Fold>
          <Fold summary={<bdi>{longName}</bdi>} startsOpen>
            A name that takes two lines.
          </Fold>
          <details className="group">
            <summary className="flex min-h-11 list-none items-center gap-3 rounded-sm py-2 hover:bg-text/4 [&::-webkit-details-marker]:hidden">
              <span className="min-w-0 flex-1">What the browser folds by itself</span>
              <FoldMark />
            </summary>
            It opens without a script.
          </details>
        </Specimen>
        <Specimen name="Switch, spinner, icon button with its tooltip, theme toggle, flag">
          <div className="flex flex-wrap items-center gap-4">
            <Switch label="Reminders" isOn={isOn} onChange={setIsOn} />
            <Switch label="No reminders" isOn={!isOn} onChange={(isOff) => setIsOn(!isOff)} />
            <Spinner />
            <Tooltip text="Takes the name off the list.">
              {(control) => (
                <IconButton
                  label="Remove"
                  icon={<Trash2 aria-hidden="true" size={20} strokeWidth={1.5} />}
                  {...control}
                />
              )}
            </Tooltip>
            <ThemeToggle />
            <CountryFlag country="AE" />
          </div>
        </Specimen>
        <Specimen name="Seal, last days, progress">
          <div className="flex flex-wrap items-center gap-4">
            <Seal>
              <bdi>Incorporated, 20 Oct 2026</bdi>
            </Seal>
            <LastDays days={3} />
          </div>
          <ProgressSegments parts={[true, true, false, false]} />
        </Specimen>
        <Specimen name="Drawer, more of a list, and why there is none">
          <div className="flex flex-wrap items-end gap-4">
            <Button onClick={() => setIsOpen(true)}>Open a drawer</Button>
            <ShowMore
              label="Show more"
              isBusy={false}
              problem="Check your connection and try again."
              onPress={() => {}}
            />
          </div>
        </Specimen>
      </div>
      <Specimen name="Question with two answers">
        <YesOrNo
          question="Does the company sell to people in the European Union?"
          answer={answer}
          texts={{ yes: 'Yes', no: 'No' }}
          onAnswer={setAnswer}
        />
      </Specimen>
      <Specimen name="Table of amounts">
        <WideTable label="Payments">
          <table className="w-full text-sm">
            <TableHead texts={['Client']} amounts={['Received', 'Held']} />
            <tbody>
              <tr className="border-b border-line">
                <th scope="row" className="py-2 pe-4 text-start font-medium">
                  <bdi>{longName}</bdi>
                </th>
                <td className="tabular ps-4 py-2 text-end">AED 12,500</td>
                <td className="tabular ps-4 py-2 text-end">AED 1,000</td>
              </tr>
            </tbody>
          </table>
        </WideTable>
      </Specimen>
      <Drawer isOpen={isOpen} onClose={() => setIsOpen(false)} title="Details" side="end">
        <div className="p-6">
          <Button onClick={() => setIsOpen(false)}>Close</Button>
        </div>
      </Drawer>
    </Section>
  );
}
