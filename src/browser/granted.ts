import type { ActorRefFrom } from 'xstate';
import type { expressMachine } from '#machines/express/index.ts';
import type { gateMachine } from '#machines/gate/index.ts';
import type { savedRecipesMachine } from '#machines/saved-recipes/index.ts';
import { chartOf, type ShopActor } from '#machines/shop/index.ts';
import type { shopperNotesMachine } from '#machines/shopper-notes/index.ts';
import type { timeSlotsMachine } from '#machines/time-slots/index.ts';
import type { trolleyMachine } from '#machines/trolley/index.ts';
import { type Fault, faultOf } from '#services/fault.ts';
import type {
  AddShopperNote,
  AddToTrolley,
  GatedAction,
  SaveRecipe,
  SelectFulfilmentSlot,
  StartExpressShop,
} from '#services/gate/gate.words.ts';
import type { RouterContext } from '#routes/-context.ts';
import { createAgeQuestion } from './age.ts';

type Edge = {
  readonly shop: ShopActor;
  readonly gate: ActorRefFrom<typeof gateMachine>;
  readonly openLate: RouterContext['openLate'];
  /** What a shopper asked for and could not be begun, because its code did not come. */
  readonly onLost: (action: GatedAction) => void;
  /** Something sold by weight is put into the trolley by the piece. */
  readonly onByPiece: () => void;
};

/** Hands what the gate grants to the chart that does it, and tells the gate what came of what it keeps. */
export function finishGranted({ shop, gate, openLate, onLost, onByPiece }: Edge) {
  const age = createAgeQuestion(shop);
  /** What was handed on to the question of age: nothing has been added yet. */
  const asked = new WeakSet<GatedAction>();
  const kept = () => gate.getSnapshot().context.kept;
  const done = (key: string) => gate.send({ type: 'action.done', key });
  const failed = (key: string, fault: Fault) => gate.send({ type: 'action.failed', key, fault });
  /** The key of what is kept for that product: a line that was on its way already answers under its own key. */
  const keyFor = (kind: GatedAction['kind'], sku: string): string => {
    const now = kept();
    return now?.action.kind === kind && 'sku' in now.action && now.action.sku === sku ? now.key : '';
  };

  let trolley: ActorRefFrom<typeof trolleyMachine> | undefined;
  async function add(action: AddToTrolley, key: string): Promise<void> {
    const { sku, amount, pricingUnit: unit, source, isByPiece = false } = action;
    if (age.isDue(action)) {
      asked.add(action);
      done(key);
      age.ask(() => void add(action, key).catch(() => onLost(action)));
      return;
    }
    await openLate('trolley');
    const chart = chartOf<typeof trolleyMachine>(shop, 'trolley');
    if (chart && chart !== trolley) {
      chart.on('line.added', (line) => done(keyFor('addToTrolley', line.sku)));
      // What is kept on this device is sent by itself.
      chart.on('line.kept', (line) => done(keyFor('addToTrolley', line.sku)));
      chart.on('line.failed', (line) => failed(keyFor('addToTrolley', line.sku), line.fault));
      trolley = chart;
    }
    chart?.send({ type: 'line.add', sku, amount, unit, source, key });
    if (isByPiece) onByPiece();
  }

  let notes: ActorRefFrom<typeof shopperNotesMachine> | undefined;
  async function write({ sku, note }: AddShopperNote): Promise<void> {
    await openLate('shopperNotes');
    const chart = chartOf<typeof shopperNotesMachine>(shop, 'shopperNotes');
    if (chart && chart !== notes) {
      chart.on('note.begun', (about) => done(keyFor('addShopperNote', about.sku)));
      chart.on('note.saved', (about) => done(keyFor('addShopperNote', about.sku)));
      chart.on('note.lost', (about) => failed(keyFor('addShopperNote', about.sku), about.fault));
      notes = chart;
    }
    chart?.send({ type: 'note.ask', sku, note });
  }

  let slots: ActorRefFrom<typeof timeSlotsMachine> | undefined;
  async function hold({ slotId }: SelectFulfilmentSlot, key: string): Promise<void> {
    if (slotId === undefined) return;
    await openLate('timeSlots');
    const chart = chartOf<typeof timeSlotsMachine>(shop, 'timeSlots');
    if (chart && chart !== slots) {
      chart.on('slot.held', (slot) => slot.key !== null && done(slot.key));
      chart.on('slot.refused', (slot) => slot.key !== null && failed(slot.key, slot.fault));
      slots = chart;
    }
    chart?.send({ type: 'slot.choose', slotId, key });
  }

  let express: ActorRefFrom<typeof expressMachine> | undefined;
  async function begin({ slotId }: StartExpressShop, key: string): Promise<void> {
    if (slotId === undefined) return;
    await openLate('express');
    const chart = chartOf<typeof expressMachine>(shop, 'express');
    if (chart && chart !== express) {
      chart.on('express.held', (slot) => slot.key !== null && done(slot.key));
      chart.on('express.refused', (slot) => slot.key !== null && failed(slot.key, slot.fault));
      express = chart;
    }
    chart?.send({ type: 'express.choose', slotId, key });
  }

  let recipes: ActorRefFrom<typeof savedRecipesMachine> | undefined;
  const keyOf = (recipe: string): string => {
    const now = kept();
    return now?.action.kind === 'saveRecipe' && now.action.slug === recipe ? now.key : '';
  };
  async function save({ slug, name = '' }: SaveRecipe): Promise<void> {
    if (slug === undefined) return;
    await openLate('savedRecipes');
    const chart = chartOf<typeof savedRecipesMachine>(shop, 'savedRecipes');
    if (chart && chart !== recipes) {
      chart.on('recipe.marked', (recipe) => done(keyOf(recipe.slug)));
      chart.on('recipe.lost', (recipe) => failed(keyOf(recipe.slug), recipe.fault));
      recipes = chart;
    }
    chart?.send({ type: 'recipe.mark', slug, title: name, isSaved: true });
  }

  const finishers: { readonly [K in GatedAction['kind']]?: (action: never, key: string) => Promise<void> } = {
    addToTrolley: add,
    addShopperNote: write,
    selectFulfilmentSlot: hold,
    startExpressFulfilmentShop: begin,
    saveRecipe: save,
  };
  shop.on('action.granted', ({ action, key }) => {
    finishers[action.kind]?.(action as never, key).catch((error: unknown) => {
      if (kept()?.key === key) failed(key, faultOf(error));
      else onLost(action);
    });
  });
  return {
    /** It was not done but asked about, so nothing is said to be done. */
    wasAskedAbout: (action: GatedAction): boolean => asked.has(action),
  };
}
