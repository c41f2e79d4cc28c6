import type { Plugin } from 'vite';
import { type Dead, withoutDead } from './dead-code.ts';

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
  'attemptExplicitHydrationTarget',
  'handlePropertyChange',
  'handleEventsForInputEventPolyfill',
  'getTargetInstForInputEventPolyfill',
];
/** Whose answer is asked for where nobody asks what it is: a number, and a text that is joined to another. */
const answering = new Set(['estimateBandwidth', 'getStackByFiberInDevAndProd']);
const methodsOfFragments = /^FragmentInstance\.prototype\.\w+ = function[\s\S]*?^};\n/gm;

/** Hooks that nothing of the shop and of its libraries calls. */
export const unusedHooks: readonly string[] = [
  'useActionState',
  'useDeferredValue',
  'useEffectEvent',
  'useOptimistic',
  'useTransition',
  'useFormState',
];

/** What of each file of React never happens here. Whoever draws one of the kinds all the same is told: invalid element. */
export const neverHappens: Readonly<Record<string, Dead>> = {
  'react-dom-client.production.js': {
    // Portals, consumers, profilers, classes of old roots, lists of suspense, scopes, what an old root hides, traces, view transitions, activities.
    tags: [4, 9, 12, 17, 19, 21, 23, 25, 30, 31],
    kinds: [
      'REACT_ACTIVITY_TYPE',
      'REACT_CONSUMER_TYPE',
      'REACT_LEGACY_HIDDEN_TYPE',
      'REACT_PORTAL_TYPE',
      'REACT_PROFILER_TYPE',
      'REACT_SUSPENSE_LIST_TYPE',
      'REACT_VIEW_TRANSITION_TYPE',
    ],
    methods: [
      'UNSAFE_componentWillMount',
      'UNSAFE_componentWillReceiveProps',
      'UNSAFE_componentWillUpdate',
      'componentWillMount',
      'componentWillReceiveProps',
      'componentWillUpdate',
      'getSnapshotBeforeUpdate',
    ],
    calls: [
      ...unusedHooks,
      'useCacheRefresh',
      'useHostTransitionStatus',
      'useMemoCache',
      'createRoot',
      'unstable_scheduleHydration',
    ],
  },
  'react-dom.production.js': {
    calls: [
      'createPortal',
      'flushSync',
      'preconnect',
      'prefetchDNS',
      'preinit',
      'preinitModule',
      'preload',
      'preloadModule',
      'requestFormReset',
      'unstable_batchedUpdates',
      'useFormState',
      'useFormStatus',
    ],
  },
  'react.production.js': {
    calls: [
      ...unusedHooks.filter((name) => name !== 'useFormState'),
      'PureComponent',
      'Profiler',
      'ViewTransition',
      '__COMPILER_RUNTIME',
      'addTransitionType',
      'cache',
      'cacheSignal',
      'cloneElement',
      'createRef',
      'isValidElement',
      'unstable_useCacheRefresh',
    ],
  },
  'scheduler.production.js': {
    calls: [
      'unstable_Profiling',
      'unstable_forceFrameRate',
      'unstable_next',
      'unstable_runWithPriority',
      'unstable_wrapCallback',
    ],
  },
};

/** What drawings say in words with hyphens: the shop's own pictures and its sprite are files, no elements of React. */
const attributesOfDrawings = /^ {4}\["(\w+)", "\w+(?:-\w+)+"\],?\n/gm;
const keptAttributes = new Set(['acceptCharset', 'httpEquiv']);
/** Numbers of styles that take no unit, as browsers called them before and as drawings do. */
const oldStyles = /(?<="animationIterationCount [^"]*) (?:Moz|ms|Web[Kk]it|box|fill|flood|stop|stroke)[A-Z]\w+/g;
const withoutDrawings = (code: string): string =>
  code
    .replace(attributesOfDrawings, (line, name: string) => (keptAttributes.has(name) ? line : ''))
    .replace(oldStyles, '');

/** The names of those attributes, so that a test can look for them. */
export const drawingAttributes = (whole: string): readonly string[] =>
  [...whole.matchAll(attributesOfDrawings)].flatMap(([, name = '']) => (keptAttributes.has(name) ? [] : name));

const functionNamed = (name: string) => new RegExp(`^function ${name.replace('$', '\\$')}\\([\\s\\S]*?^}`, 'm');
const fileOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1);

/** Leaves all that out of what a shopper downloads. A React that has none of it any more fails the build. */
export function slimReact(): Plugin {
  return {
    name: 'slim-react',
    applyToEnvironment: (environment) => environment.name === 'client' && environment.config.command === 'build',
    transform: {
      filter: {
        id: /\/node_modules\/(?:react|react-dom|scheduler)\/cjs\/(?:react|react-dom|react-dom-client|scheduler)\.production\.js$/,
      },
      handler(code, id) {
        const slim = slimmed(fileOf(id), code);
        if (slim.missing.length > 0) this.error(`${fileOf(id)} has no ${slim.missing.join(', ')} any more.`);
        return { code: slim.code, map: null };
      },
    },
  };
}

export function slimmed(file: string, whole: string): { readonly code: string; readonly missing: readonly string[] } {
  const { code, missing } = withoutDead(whole, neverHappens[file] ?? {});
  if (file !== 'react-dom-client.production.js') return { code, missing };
  const gone = unused.filter((name) => !functionNamed(name).test(whole));
  return {
    code: unused.reduce(
      (all, name) =>
        all.replace(functionNamed(name), () => `function ${name}() {${answering.has(name) ? '\n  return "";\n' : ''}}`),
      withoutDrawings(code.replace(methodsOfFragments, '')),
    ),
    missing: [
      ...missing,
      ...gone,
      ...(code.search(methodsOfFragments) < 0 ? ['FragmentInstance'] : []),
      ...(drawingAttributes(whole).length === 0 ? ['attributes of drawings'] : []),
    ],
  };
}
