import * as contract from '#contract/assistant.ts';
import type { FailureCode } from '#contract/failure.ts';
import { Failure } from '../platform/failure.ts';
import { servingWith } from '../platform/serve-operation.ts';
import type { AssistantPorts } from './ports.ts';
import { answerQuestion } from './wire/answer-question.ts';
import { openAiFormat } from './wire/openai-format.ts';

type AssistantConfig = AssistantPorts['config'];

const { answering, serve } = servingWith<AssistantPorts>(openAiFormat);

/** Routes of the expert for clients of OpenAI and Azure OpenAI. */
export const assistantRoutes = [
  answering(contract.askDeployment, async (call) =>
    answerQuestion(call, modelOf(call.services.config, call.params.deployment, 'deployment-not-found')),
  ),

  answering(contract.askModel, async (call) =>
    answerQuestion(call, modelOf(call.services.config, call.input.model, 'model-not-found')),
  ),

  serve(contract.listModels, ({ services: { config } }) => ({
    object: 'list' as const,
    data: config.expertModels.map((model) => viewModel(config, model)),
  })),

  serve(contract.readModel, ({ services: { config }, params }) =>
    viewModel(config, modelOf(config, params.model, 'model-not-found')),
  ),
];

/** @throws Failure `otherwise` for an unknown model name */
function modelOf({ expertModels }: AssistantConfig, name: string, otherwise: FailureCode): string {
  if (!expertModels.includes(name)) throw new Failure(otherwise);
  return name;
}

/** They are names for one expert, which has no creation date. */
function viewModel({ brand }: AssistantConfig, id: string) {
  return { id, object: 'model' as const, created: 0, owned_by: brand.name };
}
