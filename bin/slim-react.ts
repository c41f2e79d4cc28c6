import type { Plugin } from 'vite';

/**
 * What of React's drawing in a browser this shop never sets in motion, by the names of its functions: view transitions,
 * refs on fragments, activities, lists of suspense, the state of form actions, elements of one's own, files asked for by
 * calls, the lines of a stack that say which component failed, the events of selecting and of text before it is put in,
 * what a compiler remembers, and a navigation made up to show that something is under way. A test holds that nothing of the shop uses them.
 */
const unused: readonly string[] = [
  'startViewTransition',
  'measureViewTransitionHostInstancesRecursive',
  'restoreViewTransitionName',
  'commitDeletedPairViewTransitions',
  'commitExitViewTransitions',
  'measureNestedViewTransitions',
  'applyViewTransitionToHostInstancesRecursive',
  'applyViewTransitionToHostInstances',
  'commitAppearingPairViewTransitions',
  'commitEnterViewTransitions',
  'applyViewTransitionName',
  'commitNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreViewTransitionOnHostInstances',
  'scheduleViewTransitionEvent',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'getViewTransitionName',
  'getViewTransitionClassName',
  'createViewTransitionInstance',
  'reportViewTransitionError',
  'trackEnterViewTransitions',
  'estimateBandwidth',
  'ViewTransitionPseudoElement',
  'commitNewChildToFragmentInstance',
  'deleteChildFromFragmentInstance',
  'commitNewChildToFragmentInstances',
  'commitFragmentInstanceInsertionEffects',
  'commitFragmentInstanceDeletionEffects',
  'updateActivityComponent',
  'updateSuspenseListComponent',
  'mountActionState',
  'updateActionState',
  'updateActionStateImpl',
  'rerenderActionState',
  'dispatchActionState',
  'runActionStateAction',
  'handleActionReturnValue',
  'ensureFormComponentIsStateful',
  'preload',
  'preloadModule',
  'preinitStyle',
  'preinitScript',
  'preinitModuleScript',
  'preconnectAs',
  'setPropOnCustomElement',
  'getStackByFiberInDevAndProd',
  'cutOffTailIfNeeded',
  'initSuspenseListRenderState',
  'findFirstSuspended',
  'commitActivityHydrationCallbacks',
  'commitSuspenseHydrationCallbacks',
  'retryActivityComponentWithoutHydrating',
  'recursivelyResetForms',
  'extractEvents$1',
  'useMemoCache',
  'constructSelectEvent',
  'getFallbackBeforeInputChars',
  'getNativeBeforeInputChars',
  'findCurrentFiberUsingSlowPath',
  'defaultOnDefaultTransitionIndicator',
];
const methodsOfFragments = /^FragmentInstance\.prototype\.\w+ = function[\s\S]*?^};\n/gm;

const functionNamed = (name: string) => new RegExp(`^function ${name.replace('$', '\\$')}\\([\\s\\S]*?^}`, 'm');

/** Leaves those bodies out of what a shopper downloads. A React that has no such function fails the build. */
export function slimReact(): Plugin {
  return {
    name: 'slim-react',
    applyToEnvironment: (environment) => environment.name === 'client' && environment.config.command === 'build',
    transform: {
      filter: { id: /\/react-dom-client\.production\.js$/ },
      handler(code) {
        const gone = unused.filter((name) => !functionNamed(name).test(code));
        if (gone.length > 0 || !methodsOfFragments.test(code)) this.error(`React has no ${gone.join(', ')} any more.`);
        return { code: slimmed(code), map: null };
      },
    },
  };
}

export const slimmed = (code: string): string =>
  unused.reduce(
    (all, name) => all.replace(functionNamed(name), () => `function ${name}() {\n  return "";\n}`),
    code.replace(methodsOfFragments, ''),
  );
