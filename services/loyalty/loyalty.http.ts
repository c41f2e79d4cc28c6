import type { Http } from '../http/http.types.ts';
import type { LoyaltyService } from './loyalty.contract.ts';

export const createLoyaltyService = (http: Http): LoyaltyService => ({
  balance: (signal) => http.get('loyaltyBalances', { schema: (all) => all.LoyaltyBalance, signal }),
  offersCount: (isV2, signal) =>
    http.get(isV2 ? 'offersCountV2' : 'offersCount', { schema: (all) => all.OffersCount, signal }),
  offers: async (signal) => (await http.get('offers', { schema: (all) => all.BoostOffers, signal })).offers,
  boost: async (body, signal) =>
    (await http.post('offersBoosted', { schema: (all) => all.BoostOffers, body, signal })).offers,
  emailOffers: (body, signal) => http.post('offersEmail', { schema: (all) => all.Nothing, body, signal }),
  rewardMessages: async (signal) =>
    (await http.get('rewardMessages', { schema: (all) => all.RewardMessages, signal })).rewardMessages,
  deleteRewardMessage: (messageId, signal) =>
    http.delete('rewardMessage', { schema: (all) => all.Nothing, params: { messageId }, signal }),
  prefer: (body, signal) => http.put('redemptionPreference', { schema: (all) => all.LoyaltyBalance, body, signal }),
  card: (signal) => http.get('onecards', { schema: (all) => all.MyOnecard, signal }),
  changeCard: (body, signal) => http.put('onecards', { schema: (all) => all.MyOnecard, body, signal }),
});
