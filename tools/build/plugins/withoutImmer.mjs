import { fileURLToPath } from 'node:url';
import { failStep } from '../failStep.mjs';

const NAME = 'without-immer';
const REPLACEMENT = fileURLToPath(new URL('plainState.ts', import.meta.url));

/** Our reducers return the new state, so Redux Toolkit needs no drafts: Immer stays out of the first load (ADR 043). */
export const withoutImmer = {
  name: NAME,
  setup(context) {
    let isReplaced = false;
    context.onResolve({ filter: /^immer$/ }, () => {
      isReplaced = true;
      return { path: REPLACEMENT };
    });
    context.onEnd(({ errors }) => {
      if (errors.length === 0 && !isReplaced)
        failStep(
          NAME,
          'nothing imports immer',
          'Redux Toolkit may no longer need it: remove the plugin and the mapping in jest.config.mjs.',
        );
    });
  },
};
