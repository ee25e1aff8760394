import { useState } from 'react';
import { countries } from '#domain/catalogue/choices.ts';
import type { Source } from '#domain/values/sourced.ts';
import { Button } from '#web/design-system/button.tsx';
import { ChartMap } from '#web/design-system/chart-map.tsx';
import { PassageLine, type PassageMark } from '#web/design-system/passage-line.tsx';
import { Sounding } from '#web/design-system/sounding.tsx';
import { SourceMark } from '#web/design-system/source-mark.tsx';
import { Section, Specimen } from './section.tsx';

const titles = [
  'Reserve the name',
  'Apply for the licence',
  'Sign the memorandum',
  'Lease an office',
  'Licence issued',
  'Establishment card and immigration file',
  'Open a bank account',
];
const dates = ['3 Nov', '12 Nov', '20 Nov', '1–4 Dec', '9 Dec', '20 Dec', undefined];

const sources: Record<Source['confidence'], Source> = {
  high: source('Schedule of fees 2026', 'high'),
  medium: source('Company regulations, third edition', 'medium'),
  low: source('What a bank account costs in practice', 'low'),
};

/** What draws the passage: its line, ranges, sources and the map. */
export function ChartSection() {
  const [done, setDone] = useState(3);
  const marks = passage(done);
  return (
    <Section title="Chart">
      <Specimen name="Passage line, large">
        <PassageLine label="Steps to the licence" size="large" marks={marks} />
        <div className="flex gap-2">
          <Button size="small" onClick={() => setDone(Math.max(done - 1, 0))}>
            Step back
          </Button>
          <Button size="small" onClick={() => setDone(Math.min(done + 1, titles.length))}>
            Complete a step
          </Button>
        </div>
      </Specimen>
      <Specimen name="Passage line, medium">
        <PassageLine label="Steps of a plan" size="medium" marks={passage(0)} />
      </Specimen>
      <Specimen name="Passage line, medium, on 320 px">
        <div className="w-72 max-w-full">
          <PassageLine label="Steps on a phone" size="medium" marks={passage(7)} />
        </div>
      </Specimen>
      <div className="grid gap-6 sm:grid-cols-2">
        <Specimen name="Passage line, rail">
          <PassageLine label="Questions" size="rail" marks={passage(2).slice(0, 4)} />
        </Specimen>
        <Specimen name="Soundings on one scale">
          <Ranges />
        </Specimen>
      </div>
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {[undefined, ...countries].map((country) => (
          <Specimen key={country ?? 'all'} name={`Map, ${country ?? 'no country'}`}>
            <ChartMap country={country} from="DE" />
          </Specimen>
        ))}
      </div>
      <Specimen name="Survey marks">
        <p className="max-w-prose">
          The licence costs AED 12,500 <SourceMark sources={[sources.high]} subject="Licence fee" />, the
          office at least AED 8,000 <SourceMark sources={[sources.medium]} subject="Office" />, and the bank
          takes three weeks{' '}
          <SourceMark
            sources={[sources.low, sources.high]}
            subject="Bank account"
            says="Accounts of new companies take about three weeks."
            number={12}
          />
          .
        </p>
      </Specimen>
    </Section>
  );
}

function Ranges() {
  const ranges: [string, number, number | undefined][] = [
    ['AED 23,900', 23_900, 23_900],
    ['AED 31,000–52,500', 31_000, 52_500],
    ['from AED 40,000', 40_000, undefined],
    ['from AED 60,000', 60_000, undefined],
    ['AED 0–60,000', 0, 60_000],
  ];
  return (
    <div className="grid gap-4">
      {ranges.map(([words, low, high]) => (
        <div key={words} className="grid gap-1.5">
          <p className="tabular">
            <bdi>{words}</bdi>
          </p>
          <Sounding low={low} high={high} scale={60_000} />
        </div>
      ))}
      <Sounding low={3} high={5} scale={8} size="small" />
    </div>
  );
}

function passage(done: number): PassageMark[] {
  return titles.map((title, index) => ({
    id: title,
    title,
    state:
      index < done
        ? 'done'
        : index === done
          ? 'current'
          : index === titles.length - 1
            ? 'uncertain'
            : 'ahead',
    ...(dates[index] !== undefined && { date: <bdi>{dates[index]}</bdi> }),
  }));
}

function source(title: string, confidence: Source['confidence']): Source {
  return { title, confidence, url: `https://authority.example/${confidence}`, readOn: '2026-10' };
}
