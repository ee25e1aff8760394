import type { Operation, ParamsOf, QueryOf } from '#contract/operation.ts';
import type { PageQuestion } from '#contract/page-answers.ts';
import { comparePlans, readPlan } from '#contract/plans.ts';
import { answerComparison, answerPlan } from './answer-plan.ts';
import type { PlanPorts } from './ports.ts';

type Asked = Omit<PageQuestion, 'operation'>;

/** What plan pages ask for while the server renders them, by operation; the same bodies as the API's. */
export function pageAnswersOf(
  services: PlanPorts,
): Readonly<Record<string, (asked: Asked) => Promise<unknown>>> {
  return {
    [readPlan.id]: answering(readPlan, (params, query) => answerPlan(services, params, query)),
    [comparePlans.id]: answering(comparePlans, (params, query) => answerComparison(services, params, query)),
  };
}

/** Checks question and answer against the contract, as the API does. */
function answering<O extends Operation>(
  { params: paramsSchema, query: querySchema, output }: O,
  answer: (params: ParamsOf<O>, query: QueryOf<O>) => Promise<object>,
) {
  return async ({ params, query = {} }: Asked): Promise<unknown> => {
    const found = await answer(
      paramsSchema?.parse(params) as ParamsOf<O>,
      querySchema?.parse(query) as QueryOf<O>,
    );
    return output?.parse({ ...found, status: 'success' });
  };
}
