import * as contract from '#contract/price-list.ts';
import { servingWith } from '../platform/serve-operation.ts';
import {
  addService,
  approveService,
  changeService,
  changeTerms,
  discardDraft,
  setPriceApproval,
  todayOf,
} from './change-price-list.ts';
import type { PriceListPorts } from './ports.ts';
import { priceListIn } from './read-price-list.ts';
import { viewPriceList } from './views.ts';

const { serve } = servingWith<PriceListPorts>();

/** What the price list answers. */
export const priceListRoutes = [
  serve(contract.readPriceList, async ({ services }) => ({
    priceList: viewPriceList(
      await priceListIn(services.database, todayOf(services.clock()), await services.hasAgency()),
    ),
  })),

  serve(contract.addService, async ({ services, session, input, texts, storeAnswer }) => {
    const answerOf = (list: Parameters<typeof viewPriceList>[0]) => ({
      message: texts.priceDrafted,
      priceList: viewPriceList(list),
    });
    return answerOf(
      await addService(services, session.person, input, (scope, list) => storeAnswer(scope, answerOf(list))),
    );
  }),

  serve(contract.changeService, async ({ services, session, params, input, expectedVersion, texts }) => ({
    message: texts.priceDrafted,
    priceList: viewPriceList(
      await changeService(services, session.person, params.id, input, expectedVersion),
    ),
  })),

  serve(contract.endService, async ({ services, session, params, input, expectedVersion, texts }) => ({
    message: texts.priceDrafted,
    priceList: viewPriceList(
      await changeService(services, session.person, params.id, { ...input, service: null }, expectedVersion),
    ),
  })),

  serve(contract.approveService, async ({ services, session, params, expectedVersion, texts }) => ({
    message: texts.priceApproved,
    priceList: viewPriceList(await approveService(services, session.person, params.id, expectedVersion)),
  })),

  serve(contract.discardServiceDraft, async ({ services, session, params, texts }) => ({
    message: texts.priceDraftDiscarded,
    priceList: viewPriceList(await discardDraft(services, session.person, params.id)),
  })),

  serve(contract.changeAgencyTerms, async ({ services, session, input, texts }) => ({
    message: texts.agencyTermsSaved,
    priceList: viewPriceList(await changeTerms(services, session.person, input.text)),
  })),

  serve(contract.setPriceApproval, async ({ services, session, input, texts }) => ({
    message: texts.priceApprovalSet,
    priceList: viewPriceList(await setPriceApproval(services, session.person, input.needsSecondPerson)),
  })),
];
