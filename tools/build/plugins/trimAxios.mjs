import { failStep } from '../failStep.mjs';

const NAME = 'trim-axios';

const STUBS = {
  'adapters/fetch.js': 'export const getFetch = () => null; export default null;',
  'cancel/CancelToken.js': 'export default class CancelToken {}',
  'core/InterceptorManager.js': 'export default class InterceptorManager { forEach() {} }',
  'core/assertParamsAcyclic.js': 'export default () => {};',
  'core/buildFullPath.js': 'export default (base, url) => url;',
  'helpers/AxiosURLSearchParams.js': 'export default URLSearchParams;',
  'helpers/HttpStatusCode.js': 'export default {};',
  'helpers/buildURL.js': 'export const encode = encodeURIComponent; export default (url) => url;',
  'helpers/cookies.js': 'export default { write() {}, read: () => null, remove() {} };',
  'helpers/formDataToJSON.js': 'export default (data) => data;',
  'helpers/progressEventReducer.js':
    'export const progressEventReducer = () => []; export const progressEventDecorator = () => []; export const asyncDecorator = (fn) => fn;',
  'helpers/resolveConfig.js': `import merge from '../core/mergeConfig.js'; export default (config) => merge({}, config);`,
  'helpers/toFormData.js': 'export default () => { throw new Error("form data is not part of this build"); };',
  'helpers/toURLEncodedForm.js': 'export default (data) => data;',
  'helpers/validator.js': 'export default { assertOptions() {}, validators: { transitional() {}, spelling() {}, functions: {} } };',
};

/**
 * We send strings to complete addresses by XMLHttpRequest, without interceptors, query parameters, cookies, basic authentication,
 * form data, upload progress or old cancel tokens: axios's modules for these are replaced, which saves 7 KB (brotli, measured).
 */
export const trimAxios = {
  name: NAME,
  setup(context) {
    const unused = new Set(Object.keys(STUBS));
    context.onLoad({ filter: /axios[\\/]lib[\\/](adapters|cancel|core|helpers)[\\/]\w+\.js$/ }, ({ path }) => {
      const name = path.split(/axios[\\/]lib[\\/]/)[1].replace('\\', '/');
      unused.delete(name);
      return STUBS[name] === undefined ? undefined : { contents: STUBS[name], loader: 'js' };
    });
    context.onEnd(({ errors }) => {
      if (errors.length === 0 && unused.size > 0)
        failStep(
          NAME,
          `axios no longer loads ${[...unused].join(', ')} from axios/lib`,
          'Compare STUBS in tools/build/plugins/trimAxios.mjs with the modules of the installed axios.',
        );
    });
  },
};
