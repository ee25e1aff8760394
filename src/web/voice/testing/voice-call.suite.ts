import type { CallState, VoiceCall } from '../voice-call.ts';

/** A call, and the other side of it in a test's hand. */
export interface CallUnderTest {
  call: VoiceCall;
  /** The other side takes the next call, or the one that waits. */
  pickUp(): void | Promise<void>;
  /** The next call is refused, with this message for people. */
  refuse(message: string): void | Promise<void>;
  /** The other side sounds this loud for a tenth of a second. */
  sound(level: number): void | Promise<void>;
  /** Words of either side come through, final ones. */
  words(role: 'user' | 'assistant', text: string): void | Promise<void>;
  /** The other side ends the call because of silence. */
  hangUp(): void | Promise<void>;
  /** What carries the call breaks, with this message for people. */
  breakDown(message: string): void | Promise<void>;
}

export interface SuiteCase {
  name: string;
  run(subject: CallUnderTest): Promise<void>;
}

const options = { consent: { recording: false, transcript: false } };

/**
 * What holds for every call, embedded or hosted. It knows no test runner, as one of them runs in a page of
 * a browser; a case that does not hold throws.
 */
export const voiceCallSuite: readonly SuiteCase[] = [
  {
    name: 'goes from idle over connecting to active, and tells its start once',
    async run(subject) {
      const { call } = subject;
      const told = follow(call);
      equal(call.state, 'idle');
      const starting = call.start(options);
      equal(call.state, 'connecting');
      await subject.pickUp();
      const started = await starting;
      await reaches(call, 'active');
      check(typeof started?.id === 'string' && started.id !== '', 'the call has an id');
      equal(told.count('call-start'), 1);
      equal(told.said('status-update in-progress'), 1);
      equal(told.count('error'), 0);
    },
  },
  {
    name: 'does nothing when it is started already',
    async run(subject) {
      const { call } = subject;
      const told = follow(call);
      const starting = call.start(options);
      equal(await call.start(options), null);
      await subject.pickUp();
      await starting;
      await reaches(call, 'active');
      equal(await call.start(options), null);
      equal(call.state, 'active');
      equal(told.count('call-start'), 1);
    },
  },
  {
    name: "ends with one call-end, and after it one 'ended' by the customer",
    async run(subject) {
      const { call } = subject;
      const told = follow(call);
      await begin(subject);
      await call.stop();
      equal(call.state, 'ended');
      await call.stop();
      await pause(300);
      equal(
        told.events.filter((event) => /^call-end|^status-update ended/.test(event)).join(),
        'call-end,status-update ended customer-ended-call',
      );
      equal(told.count('error'), 0);
    },
  },
  {
    name: 'stopped while it connects, it is idle and says nothing',
    async run(subject) {
      const { call } = subject;
      const told = follow(call);
      const starting = call.start(options);
      await call.stop();
      equal(call.state, 'idle');
      await subject.pickUp();
      equal(await starting, null);
      await pause(500);
      equal(call.state, 'idle');
      equal(told.events.filter((event) => !event.startsWith('volume')).join(), '');
    },
  },
  {
    name: 'refused, it emits one error with a message for people and is idle',
    async run(subject) {
      const { call } = subject;
      const told = follow(call);
      await subject.refuse('No more calls today.');
      equal(await call.start(options), null);
      await pause(300);
      equal(call.state, 'idle');
      equal(told.errors.join(), 'No more calls today.');
      equal(told.count('call-start') + told.count('call-end'), 0);
    },
  },
  {
    name: 'broken down, it emits one error and is idle, and can be started again',
    async run(subject) {
      const { call } = subject;
      const told = follow(call);
      await begin(subject);
      await subject.breakDown('The line is dead.');
      await reaches(call, 'idle');
      await pause(500);
      equal(told.errors.join(), 'The line is dead.');
      equal(told.count('call-end'), 0);
      await begin(subject);
      equal(told.count('call-start'), 2);
    },
  },
  {
    name: 'ended by the other side, it says why, and can be started again',
    async run(subject) {
      const { call } = subject;
      const told = follow(call);
      await begin(subject);
      await subject.hangUp();
      await reaches(call, 'ended');
      await pause(300);
      equal(told.count('call-end'), 1);
      equal(told.said('status-update ended silence-timeout'), 1);
      equal(told.said('status-update ended'), 1);
      await begin(subject);
      equal(call.state, 'active');
    },
  },
  {
    name: 'tells how loud the other side is, and when it speaks',
    async run(subject) {
      const { call } = subject;
      const told = follow(call);
      await begin(subject);
      await subject.sound(0.005);
      await until(() => told.volumes.length > 0, 'a volume');
      near(told.volumes.at(-1), 0.005 / 0.15);
      equal(told.count('speech-start'), 0);
      await subject.sound(0.075);
      await until(() => told.count('speech-start') === 1, 'speech-start');
      near(told.volumes.at(-1), 0.5);
      await subject.sound(0.3);
      await until(() => told.volumes.at(-1) === 1, 'the full volume');
      equal(told.count('speech-start'), 1);
      equal(told.count('speech-end'), 0);
      const since = performance.now();
      await until(() => told.count('speech-end') === 1, 'speech-end');
      const quiet = performance.now() - since;
      check(quiet > 800 && quiet < 3000, `speech ends after a second of quiet, not after ${quiet} ms`);
    },
  },
  {
    name: 'passes the words of both sides on',
    async run(subject) {
      const told = follow(subject.call);
      await begin(subject);
      await subject.words('user', 'How much does a DMCC licence cost?');
      await until(() => told.said('user final How much does a DMCC licence cost?') === 1, 'the question');
      await subject.words('assistant', 'About thirty-five thousand dirhams.');
      await until(() => told.said('assistant final About thirty-five thousand dirhams.') === 1, 'the answer');
    },
  },
  {
    name: 'can be muted, and is not muted when it starts again',
    async run(subject) {
      const { call } = subject;
      equal(call.isMuted(), false);
      await begin(subject);
      call.setMuted(true);
      equal(call.isMuted(), true);
      call.setMuted(false);
      equal(call.isMuted(), false);
      call.setMuted(true);
      await call.stop();
      await begin(subject);
      equal(call.isMuted(), false);
    },
  },
  {
    name: 'takes what is written and what is held without a word',
    async run(subject) {
      const { call } = subject;
      const told = follow(call);
      call.say('Nobody is there.');
      call.pushToTalk('held');
      await begin(subject);
      call.pushToTalk('held');
      call.pushToTalk('released');
      call.pushToTalk('off');
      call.say('DMCC, not the MCC.');
      await pause(100);
      equal(told.count('error'), 0);
      equal(call.state, 'active');
    },
  },
  {
    name: 'says nothing to those who no longer listen',
    async run(subject) {
      const { call } = subject;
      let heard = 0;
      const stopListening = call.on('call-start', () => {
        heard += 1;
      });
      stopListening();
      await begin(subject);
      equal(heard, 0);
    },
  },
];

async function begin(subject: CallUnderTest): Promise<void> {
  const starting = subject.call.start(options);
  await subject.pickUp();
  await starting;
  await reaches(subject.call, 'active');
}

/** Records the events of a call. */
function follow(call: VoiceCall) {
  const events: string[] = [];
  const errors: string[] = [];
  const volumes: number[] = [];
  for (const event of ['call-start', 'call-end', 'speech-start', 'speech-end'] as const) {
    call.on(event, () => events.push(event));
  }
  call.on('volume-level', (volume) => volumes.push(volume));
  call.on('error', ({ message }) => {
    events.push('error');
    errors.push(message);
  });
  call.on('message', (message) => {
    if (message.type === 'status-update') {
      events.push([message.type, message.status, message.endedReason].filter(Boolean).join(' '));
    } else if (message.type === 'transcript') {
      events.push(`${message.role} ${message.transcriptType} ${message.transcript}`);
    } else events.push(message.type);
  });
  return {
    events,
    errors,
    volumes,
    count: (event: string) => events.filter((each) => each === event).length,
    said: (beginning: string) => events.filter((each) => each.startsWith(beginning)).length,
  };
}

const reaches = (call: VoiceCall, state: CallState) =>
  until(() => call.state === state, `the state ${state}`);

async function until(holds: () => boolean, what: string): Promise<void> {
  for (const start = performance.now(); !holds(); await pause(10)) {
    if (performance.now() - start > 8000) throw new Error(`Waited for ${what}, which did not come.`);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(`This does not hold: ${what}.`);
}

function equal(actual: unknown, wanted: unknown): void {
  check(actual === wanted, `${JSON.stringify(actual)} is ${JSON.stringify(wanted)}`);
}

function near(actual: number | undefined, wanted: number): void {
  check(actual !== undefined && Math.abs(actual - wanted) < 0.001, `${actual} is about ${wanted}`);
}
